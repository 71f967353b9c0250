/**
 * What documents quote letter by letter, 'in single quotes': texts with a letter and a place where they begin and end. What is cut short
 * ('Motivo: ...') and what stands for something ('{points}', 'DD/MM') is told by the tests that show it with its values. Pure.
 */
export function quotedTexts(document: string): string[] {
  const quoted = [...document.matchAll(/(?<![\p{L}\p{N}])'([^'\n]{4,200})'(?![\p{L}\p{N}])/gu)].map(
    ([, text = '']) => text,
  )
  return [...new Set(quoted)].filter((text) => /\p{L}{2}/u.test(text))
}

/** A program without its comments, in which texts are quoted, too. Pure. */
const withoutComments = (program: string): string =>
  program.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** One sign for each kind of apostrophe, and none before it. */
const plain = (text: string): string => text.replaceAll('’', "'").replaceAll("\\'", "'")

/** Of some texts those that the programs say and no test reads. Pure. */
export function unreadTexts(texts: readonly string[], programs: string, tests: string): string[] {
  const [said, read] = [plain(withoutComments(programs)), plain(tests)]
  return texts.filter((text) => said.includes(plain(text)) && !read.includes(plain(text)))
}
