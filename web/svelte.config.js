/** Runes everywhere; a page that is not accessible does not build. */
export default {
  compilerOptions: { runes: true },
};
