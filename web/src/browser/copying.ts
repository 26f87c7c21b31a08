/** Copying for somebody: browsers let a page do it only where the line is secure and the person agrees. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
