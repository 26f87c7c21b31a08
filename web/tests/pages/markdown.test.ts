/** The little Markdown of the rules pages. */
import { describe, expect, test } from "vitest";
import { chaptersOf, folded, plain, slug, spansOf } from "../../src/pages/rules/markdown";

const PAGE = `# Holi
Colour is thrown.

## Throw
Do this:
1. Take a **card**,
   any of them.
2. Throw.

<!-- picture: throw -->

| Card | Tokens |
|---|---|
| *Fork* | 3 |
`;

describe("a page", () => {
  const [opening, chapter] = chaptersOf(PAGE);

  test("has its opening, then its chapters", () => {
    expect(opening).toEqual({ title: "Holi", blocks: [{ kind: "text", spans: [{ kind: "text", text: "Colour is thrown." }] }] });
    expect(chapter?.title).toBe("Throw");
  });
  test("has what leads into a list, the list, pictures and tables", () => {
    expect(chapter?.blocks.map(({ kind }) => kind)).toEqual(["text", "list", "picture", "table"]);
    expect(chapter?.blocks[1]).toMatchObject({ ordered: true, items: [[{ text: "Take a " }, { kind: "strong", text: "card" }, { text: ", any of them." }], [{ text: "Throw." }]] });
    expect(chapter?.blocks[2]).toEqual({ kind: "picture", name: "throw" });
    expect(chapter?.blocks[3]).toMatchObject({ head: [[{ text: "Card" }], [{ text: "Tokens" }]], rows: [[[{ kind: "em", text: "Fork" }], [{ text: "3" }]]] });
  });
  test("is searched without its marks", () => {
    expect(plain(chapter ?? { title: "", blocks: [] })).toBe("Throw\nDo this:\nTake a card, any of them.\nThrow.\nCard\nTokens\nFork\n3");
  });
});

test("marks of text go, what is between them stays", () => {
  expect(spansOf("a **b** *c* `d` e").map(({ kind, text }) => `${kind} ${text}`)).toEqual(["text a ", "strong b", "text  ", "em c", "text  ", "code d", "text  e"]);
});
test("a chapter's anchor, and a search without case and accents", () => {
  expect(slug("Falling colour (H-33)")).toBe("falling-colour-h-33");
  expect(folded("Ação ÉL")).toBe("acao el");
});
