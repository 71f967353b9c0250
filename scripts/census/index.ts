import { readFileSync } from 'node:fs'
import { functionsOf } from './functions.ts'
import { readImports } from './imports.ts'
import { productFiles } from './product-files.ts'

if (process.argv.includes('--help')) {
  console.log(
    'npm run census — what the house counts: sizes, borders, circles, casts, files a recipe touches',
  )
  process.exit(0)
}

const files = productFiles()
const say = (name: string, figure: string | number) => console.log(`${name.padEnd(56)} ${figure}`)
const holding = (pattern: RegExp, where = /^/) =>
  files.filter(({ path, text }) => where.test(path) && pattern.test(text))

for (const wing of ['contract', 'api', 'app', 'server', 'themes', 'station-configs']) {
  const own = files.filter(({ path }) => path.startsWith(`${wing}/`))
  say(`${wing}: files, lines`, `${own.length}, ${own.reduce((sum, { lines }) => sum + lines, 0)}`)
}
const [largest] = [...files].sort((one, other) => other.lines - one.lines)
say(
  'files of more than 250 lines; the largest',
  `${files.filter(({ lines }) => lines > 250).length}; ${largest?.path} ${largest?.lines}`,
)

const functions = functionsOf(files)
const long = functions.filter(({ lines }) => lines > 40)
say(
  'functions; of more than 40 lines; the longest',
  `${functions.length}; ${long.length}; ${functions[0]?.name} of ${functions[0]?.path} ${functions[0]?.lines}`,
)

const imports = readImports()
const both = [...imports.arrows].filter((arrow) =>
  imports.arrows.has(arrow.split(' > ').reverse().join(' > ')),
)
say('circles of files, types included', imports.circles)
say(
  'areas of the API; arrows between them; pairs that know each other',
  `${imports.areas.size}; ${imports.arrows.size}; ${both.length / 2}`,
)
for (const pair of both.filter((arrow) => arrow < arrow.split(' > ').reverse().join(' > ')))
  say('  both ways', pair.replace('>', 'and'))

say("casts through 'unknown'", holding(/as unknown as/).length)
say('callers of audit(', holding(/(?<!function )\baudit\(/, /^api\//).length)
say('callers of touchStation(', holding(/(?<!function )\btouchStation\(/, /^api\//).length)
for (const recipe of ['adding-an-activity-type', 'adding-a-section', 'adding-an-area']) {
  const rows = readFileSync(`docs/${recipe}.md`, 'utf8').match(/^\| \d+ \|/gm)
  say(`files of docs/${recipe}.md`, rows?.length ?? 0)
}
