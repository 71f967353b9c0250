/** The ids that may be cited, as the repository has them. */
export type Citable = {
  /** Ids of rows by the paper they stand in: `GAP-01` of docs/rules.md. */
  rows: Map<string, Set<string>>
  /** Sections of the specification that docs/features.md names: `D1§2.3`. */
  sections: Set<string>
  /** Numbers of decisions. */
  decisions: Set<number>
  /** Whether the repository has this file or folder. */
  hasPath(path: string): boolean
}

/** A citation that leads nowhere, with its line. */
export type Dangling = { line: number; what: string }

const features = 'docs/features.md'
const paperOf = (prefix: string) =>
  prefix === 'GAP' ? 'docs/rules.md' : prefix === 'SEC' ? 'docs/security.md' : features

/** Standards whose names look like a row: SHA-256, UTC-03. */
const standards = new Set(['AES', 'CVE', 'FNV', 'GMT', 'ISO', 'PDF', 'RFC', 'SHA', 'UTC', 'UTF'])

const more = (number: string) => `((?:(?:, | and |\\.\\.)${number}\\b)*)`
const rowPattern = new RegExp(
  `(?<![\\w-])([A-Z]{3})-([A-Z]?)(\\d{1,3}[a-z]?)(?![\\w-])${more('\\d{2,3}[a-z]?')}`,
  'g',
)
const decisionPattern = new RegExp(`\\b(?:ADRs?|[Dd]ecision)[ -](\\d{1,4})\\b${more('\\d{1,4}')}`, 'g')
const sectionPattern = /\b(D\d)§ ?(\d+(?:\.\d+)*)((?:, §\d+(?:\.\d+)*)*)/g
const decisionFile = /\bdecisions\/(\d{4})[\w-]*/g
/** Papers that are not in the repository, and sections of whatever is no document of the specification. */
const elsewhere =
  /(?:\b[A-Z]+ )?§ ?[\d.]*|\b(?:DESIGN|STYLE|LOOK|LIBRARIES|FEATURES|DECISIONS)(?:\.md\b|(?= trap | \d+\b)|(?=[,)]))/g

/** Finds every id in a text that leads nowhere: rows, decisions, sections of the specification. Pure. */
export function danglingIn(text: string, citable: Citable): Dangling[] {
  return text.split('\n').flatMap((line, at) => idsIn(line, citable).map((what) => ({ line: at + 1, what })))
}

function idsIn(line: string, citable: Citable): string[] {
  const rows = [...line.matchAll(rowPattern)].flatMap(
    ([, prefix = '', letter = '', first = '', others = '']) => {
      const paper = paperOf(prefix)
      if (standards.has(prefix)) return []
      return [first, ...numbersOf(others)]
        .map((number) => `${prefix}-${letter}${number}`)
        .filter((id) => !citable.rows.get(paper)?.has(id))
        .map((id) => `${id} is no row of ${paper}`)
    },
  )
  const decisions = [...line.matchAll(decisionPattern)]
    .flatMap(([, first = '', others = '']) => [first, ...numbersOf(others)])
    .concat([...line.matchAll(decisionFile)].map(([, number = '']) => number))
    .filter((number) => !citable.decisions.has(Number(number)))
    .map((number) => `decision ${number} is no file of docs/decisions`)
  const sections = [...line.matchAll(sectionPattern)]
    .flatMap(([, paper, first, others = '']) => [first, ...numbersOf(others)].map((one) => `${paper}§${one}`))
    .filter((id) => !citable.sections.has(id))
    .map((id) => `${id} is no section that ${features} names`)
  const papers = [...line.replace(sectionPattern, '').matchAll(elsewhere)].map(
    ([what]) => `${what.trim()} is of a paper that is not in the repository`,
  )
  return [...new Set([...rows, ...decisions, ...sections, ...papers])]
}

const numbersOf = (list: string): string[] => list.match(/\d+(?:\.\d+)*[a-z]?/g) ?? []

const folders = 'api|app|contract|docs|scripts|server|station-configs|tests|themes'
const link = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g
const quotedPath = new RegExp(`\`((?:${folders})/[\\w./-]*\\w)/?\``, 'g')

/** Finds every link and quoted path of a page of Markdown that leads to no file. `page`: its own path. Pure. */
export function danglingPaths(page: string, text: string, { hasPath }: Citable): Dangling[] {
  const folder = page.split('/').slice(0, -1)
  return text.split('\n').flatMap((line, at) => {
    const links = [...line.matchAll(link)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:|^\//.test(target))
      .map((target) => joined(folder, target))
    const quoted = [...line.matchAll(quotedPath)].map(([, path = '']) => path)
    return [...links, ...quoted]
      .filter((path) => !hasPath(path))
      .map((path) => ({ line: at + 1, what: `there is no ${path}` }))
  })
}

function joined(folder: string[], target: string): string {
  const parts = [...folder]
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

const other = '\\[\\d+\\]\\(\\d{4}-[\\w-]+\\.md\\)'
const others = `${other}(?:(?:, | and )${other})*`
const statusLine = new RegExp(`^Status: (?:accepted(?:, amended by ${others})?|superseded by ${others})$`)

/** Reports a decision whose third line is no status. Pure. */
export const statusProblem = (decision: string): Dangling[] =>
  statusLine.test(decision.split('\n')[2] ?? '')
    ? []
    : [{ line: 3, what: 'has no status: accepted, amended by or superseded by [n](nnnn-….md)' }]

/** Gives the ids that the first column of a page's tables names. Pure. */
export const rowsOf = (page: string): Set<string> =>
  new Set([...page.matchAll(/^\| ([A-Z]{3}-[A-Z]?\d+[a-z]?) \|/gm)].map(([, id = '']) => id))

/** Gives the sections that the table of docs/features.md names: a row for each number, a column for each document. Pure. */
export function sectionsOf(page: string): Set<string> {
  const rows = [...page.matchAll(/^\| (\d+(?:\.\d+)*) \|(.*)\|$/gm)]
  return new Set(
    rows.flatMap(([, number, cells = '']) =>
      cells.split('|').flatMap((cell, at) => (cell.trim() ? [`D${at + 1}§${number}`] : [])),
    ),
  )
}
