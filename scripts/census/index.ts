import { readFileSync, writeFileSync } from 'node:fs'
import { duplicatesOf } from './duplicates.ts'
import { figuresOf } from './figures.ts'
import { readImports } from './imports.ts'
import { oldFigures, withFigures } from './page-figures.ts'
import { productFiles } from './product-files.ts'

const page = 'docs/architecture.md'
const [mode = 'write', root] = process.argv.slice(2)

if (mode === '--help') {
  console.log(`npm run census — counts the house and writes the figures into ${page}
npm run census -- check — says which of its figures are old, and changes nothing (part of npm run verify)
npm run census -- print FOLDER — what another checkout counts`)
  process.exit(0)
}

const counted = figuresOf(root)
if (mode === 'check') {
  const old = oldFigures(readFileSync(page, 'utf8'), counted)
  if (old.length > 0) {
    console.error(`${page} says what is no longer so (npm run census writes it):\n${old.join('\n')}`)
    process.exit(1)
  }
} else {
  for (const { name, value } of counted) console.log(`${name.padEnd(56)} ${value}`)
  if (mode === 'write') {
    writeFileSync(page, withFigures(readFileSync(page, 'utf8'), counted))
    sayImports()
    for (const { lines, one, other } of duplicatesOf(productFiles('.')).slice(0, 10))
      console.log(`${lines} equal lines`.padEnd(57), one, other)
  }
}

/** Borders: `npm run verify` refuses circles and arrows up, here is how many roads there are. */
function sayImports(): void {
  const { areas, arrows, circles } = readImports()
  const turned = (arrow: string) => arrow.split(' > ').reverse().join(' > ')
  const both = [...arrows].filter((arrow) => arrows.has(turned(arrow)))
  console.log(`${'circles of files, types included'.padEnd(56)} ${circles}`)
  console.log(
    `${'areas of the API; arrows; pairs that know each other'.padEnd(56)} ${areas.size}; ${arrows.size}; ${both.length / 2}`,
  )
}
