import type { VersionResults } from '#contract/console/activities/results/schemas.ts'

/** Rows of tables on a page: five thousand of them, as many as a survey may have, would keep others waiting (SEC-70). */
const mostRows = 200

type Question = VersionResults['questions'][number]

/** The questions of one page, their place among all, and how many pages there are; a page beyond them is the last. Pure. */
export function questionsOnPage(questions: readonly Question[], wanted: number) {
  const pages: { place: number; question: Question }[][] = [[]]
  let rows = 0
  for (const [at, question] of questions.entries()) {
    const own = question.options.length + 1
    if (rows + own > mostRows && rows > 0) {
      pages.push([])
      rows = 0
    }
    rows += own
    pages.at(-1)?.push({ place: at + 1, question })
  }
  const page = Math.min(Math.max(1, wanted), pages.length)
  return { page, pages: pages.length, onPage: pages[page - 1] ?? [] }
}
