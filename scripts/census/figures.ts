import { readFileSync } from 'node:fs'
import { duplicatesOf } from './duplicates.ts'
import { functionsOf } from './functions.ts'
import { type ProductFile, productFiles } from './product-files.ts'

/** One figure of the house, with its name. */
export type Figure = { name: string; value: string }

const thousands = (lines: number) => `${(Math.round(lines / 100) / 10).toFixed(1)}k`

/**
 * Counts the figures of the sources alone, tests aside; lines in thousands, so that a small change moves nothing.
 * `root` is the repository that is read.
 */
export function figuresOf(root = '.'): Figure[] {
  const files = productFiles(root)
  const of = (wing: string) => files.filter(({ path }) => path.startsWith(`${wing}/`))
  const sizes = ['contract', 'api', 'app'].map((wing) => ({
    name: `\`${wing}\`: files; lines`,
    value: `${of(wing).length}; ${thousands(linesOf(of(wing)))}`,
  }))
  const functions = functionsOf(files)
  const long = functions.filter(({ lines }) => lines > 40)
  return [
    ...sizes,
    { name: 'files of more than 250 lines', value: String(files.filter(({ lines }) => lines > 250).length) },
    {
      name: 'functions of more than 40 lines; the longest',
      value: `${long.length}; ${functions[0]?.lines ?? 0}`,
    },
    { name: 'casts through `unknown`, files', value: String(holding(files, /as unknown as/).length) },
    { name: 'callers of `audit(`', value: String(callers(files, 'audit').length) },
    { name: 'callers of `touchStation(`', value: String(callers(files, 'touchStation').length) },
    { name: 'pairs of places of six or more equal lines', value: String(duplicatesOf(files).length) },
    ...examples.map(({ what, example, path }) => {
      const own = files.filter((file) => path.test(file.path))
      return { name: `\`${example}\`, ${what}: files; lines`, value: `${own.length}; ${linesOf(own)}` }
    }),
    ...recipes.map(({ what, page }) => ({
      name: `files that the recipe of ${what} names`,
      value: String(readFileSync(`${root}/docs/${page}.md`, 'utf8').match(/^\| \d+ \|/gm)?.length ?? 0),
    })),
  ]
}

const recipes = [
  { what: 'an area', page: 'adding-an-area' },
  { what: 'a type of activity', page: 'adding-an-activity-type' },
  { what: 'a section of the landing', page: 'adding-a-section' },
]

/** What the recipes tell to read: what is written by hand for one more, beside a line here and there. */
const examples = [
  { what: 'an area', example: 'activities/trophies', path: /^\w+\/activities\/trophies\// },
  { what: 'a list of owners', example: 'console/news', path: /^\w+\/console\/news\// },
  { what: 'a type of activity', example: 'share', path: /\/(activity-)?types\/share\.tsx?$/ },
  { what: 'a section', example: 'media-only', path: /\/(sections|types)\/media-only\.(css\.)?tsx?$/ },
]

const linesOf = (files: readonly ProductFile[]) => files.reduce((sum, { lines }) => sum + lines, 0)

const holding = (files: readonly ProductFile[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text))

const callers = (files: readonly ProductFile[], name: string) =>
  holding(
    files.filter(({ path }) => path.startsWith('api/')),
    new RegExp(`(?<!function )\\b${name}\\(`),
  )
