import type { Figure } from './figures.ts'

const row = /^\| (.+?) \| *(.*?) *\| *(.*?) *\|$/

/** Gives the lines of a page's table of figures that say something else than what is counted. */
export function oldFigures(page: string, counted: readonly Figure[]): string[] {
  const said = new Map(
    page.split('\n').flatMap((line) => {
      const [, name = '', , now = ''] = row.exec(line) ?? []
      return name ? [[name, now] as const] : []
    }),
  )
  return counted.flatMap(({ name, value }) => {
    const now = said.get(name)
    return now === value ? [] : [`${name}: ${value} counted, ${now ?? 'nothing'} said`]
  })
}

/** Gives the page with what is counted in the last column of its rows; what a row says of the past stays. */
export function withFigures(page: string, counted: readonly Figure[]): string {
  const values = new Map(counted.map(({ name, value }) => [name, value]))
  return page
    .split('\n')
    .map((line) => {
      const [, name = '', then = ''] = row.exec(line) ?? []
      const value = values.get(name)
      return value === undefined ? line : `| ${name} | ${then} | ${value} |`
    })
    .join('\n')
}
