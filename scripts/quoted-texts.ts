/**
 * Lists the texts that documents quote letter by letter, 'in single quotes': texts with a letter that stand apart from
 * the words around them. Shortened texts ('Motivo: ...') and placeholders ('{points}', 'DD/MM') are told by the tests
 * that show them with their values. Pure.
 */
export function quotedTexts(document: string): string[] {
  const quoted = [...document.matchAll(/(?<![\p{L}\p{N}])'([^'\n]{4,200})'(?![\p{L}\p{N}])/gu)].map(
    ([, text = '']) => text,
  )
  return [...new Set(quoted)].filter((text) => /\p{L}{2}/u.test(text))
}

/** Gives a program without its comments, in which texts are quoted, too. Pure. */
const withoutComments = (program: string): string =>
  program.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** Writes all kinds of apostrophe as one sign, without a backslash before it. */
const plain = (text: string): string => text.replaceAll('’', "'").replaceAll("\\'", "'")

/** Lists those of some texts that the programs say and no test reads. Pure. */
export function unreadTexts(texts: readonly string[], programs: string, tests: string): string[] {
  const [said, read] = [plain(withoutComments(programs)), plain(tests)]
  return texts.filter((text) => said.includes(plain(text)) && !read.includes(plain(text)))
}
