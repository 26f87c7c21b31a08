/** Numbers as a language writes them. */

/** One decimal: "2.5", "−0.4", where signed "+7.2"; with a minus, not a hyphen. */
export function decimal(value: number, language: string, signed = false): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: signed ? "exceptZero" : "auto" } as const;
  return new Intl.NumberFormat(language, digits).format(value).replace("-", "−");
}
