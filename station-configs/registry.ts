import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { z } from 'zod'
import { areasOf, givesOn } from '#contract/commerce/plans/gives.ts'
import { readPicture } from '#contract/picture-look.ts'
import { folderContentSchema, type StationContent } from '#contract/station-content.ts'
import { configSchema, type StationConfig } from '#contract/stations/registry/configuration.ts'
import { expectationOf } from './expectation.ts'
import { findLinks } from './find-links.ts'
import { overLimits } from './limits.ts'
import type { StationFolder } from './schema.ts'

/** A station folder read from disk. `directory` is absolute; its `assets/` holds the files that the data names. */
export type LoadedStation = StationFolder & { directory: string }

/** A problem: the file, the key, and what was expected there. */
export type StationProblem = { file: string; key: string; expected: string }

/** Thrown by `loadStationFolders`; its message is the whole list, meant to be read by a person. */
export class StationConfigError extends Error {
  readonly problems: StationProblem[]
  constructor(problems: StationProblem[]) {
    super(describeProblems(problems))
    this.name = 'StationConfigError'
    this.problems = problems
  }
}

/**
 * Reads and parses every station folder in `directory`, sorted by station id (TEN-01).
 * @throws StationConfigError with all problems of all folders at once.
 */
export function loadStationFolders(directory: string): LoadedStation[] {
  const { stations, problems } = checkStationFolders(directory)
  if (problems.length > 0) throw new StationConfigError(problems)
  return stations
}

/** Reads the folders without throwing: everything that could be parsed, and every problem. */
export function checkStationFolders(directory: string): {
  stations: LoadedStation[]
  problems: StationProblem[]
} {
  const root = resolve(directory)
  if (!existsSync(root)) {
    return { stations: [], problems: [{ file: directory, key: '', expected: 'uma pasta com as estações' }] }
  }
  const read = readdirSync(root, { withFileTypes: true })
    // `templates/` holds what the site builder begins with; it is no station.
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .filter(({ name }) => !name.startsWith('.') && name !== 'templates')
    .map((entry) => readStationFolder(join(root, entry.name)))
  const stations = read.flatMap(({ station }) => (station ? [station] : []))
  const problems = [...read.flatMap((one) => one.problems), ...findClashes(stations)]
  return { stations: stations.sort((a, b) => a.config.id - b.config.id), problems }
}

/** Reads one station folder alone, without comparing it with others. */
export function readStationFolder(folder: string): { station?: LoadedStation; problems: StationProblem[] } {
  const directory = resolve(folder)
  const links = findLinks(directory)
  if (links.length > 0) {
    const expected = 'arquivos e pastas da própria estação, não um link para outro lugar'
    return { problems: links.map((link) => ({ file: nameOf(directory, link), key: '', expected })) }
  }
  const config = parseFile(directory, 'config.json', configSchema)
  const content = parseFile(directory, 'content.json', folderContentSchema, {})
  const problems = [...config.problems, ...content.problems]
  if (config.data && config.data.slug !== basename(directory))
    problems.push({
      file: nameOf(directory, 'config.json'),
      key: 'slug',
      expected: `${basename(directory)}, o nome da pasta; veio ${JSON.stringify(config.data.slug)}`,
    })
  if (config.data && !isTimeZone(config.data.timezone))
    problems.push({
      file: nameOf(directory, 'config.json'),
      key: 'timezone',
      expected: `um fuso horário da lista da IANA, como America/Sao_Paulo; veio ${JSON.stringify(config.data.timezone)}`,
    })
  if (!config.data || !content.data) return { problems }
  problems.push(...findOverLimits(directory, 'config.json', config.data))
  problems.push(...findOverLimits(directory, 'content.json', content.data))
  problems.push(...findMissingAssets(directory, 'config.json', config.data))
  problems.push(...findMissingAssets(directory, 'content.json', content.data))
  problems.push(...findNotOn(directory, config.data, content.data))
  return { station: { config: config.data, content: content.data, directory }, problems }
}

/** Finds the benefits of plans that their station does not have on (GAP-120). */
const findNotOn = (directory: string, config: StationConfig, { plans }: StationContent): StationProblem[] =>
  plans.flatMap(({ gives }, at) => {
    const given = givesOn(gives, config)
    const wrong = [
      ...areasOf(gives)
        .filter((area) => !given.areas[area])
        .map((area) => `areas.${area}`),
      ...(gives.discountPercent > given.discountPercent ? ['discountPercent'] : []),
    ]
    return wrong.map((key) => ({
      file: nameOf(directory, 'content.json'),
      key: `plans.${at}.gives.${key}`,
      expected: 'só o que a estação tem ligado (features e behaviour de config.json)',
    }))
  })

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: name }))
  } catch {
    return false
  }
}

/** Finds everything larger than any real station: the same limits as for what owners write. */
const findOverLimits = (directory: string, name: string, value: object): StationProblem[] =>
  overLimits(value).map(({ path, message }) => ({
    file: nameOf(directory, name),
    key: path.join('.'),
    expected: message,
  }))

/** Writes the readable text of a list of problems, grouped by file. */
export function describeProblems(problems: StationProblem[]): string {
  const count = problems.length === 1 ? '1 problema' : `${problems.length} problemas`
  const files = [...new Set(problems.map(({ file }) => file))].map((file) => {
    const lines = problems.filter((one) => one.file === file)
    return `${file}\n${lines.map(({ key, expected }) => `  ${key || '(arquivo)'}: esperado ${expected}`).join('\n')}`
  })
  return `Configuração das estações com ${count}:\n\n${files.join('\n\n')}`
}

function parseFile<Schema extends z.ZodType>(
  directory: string,
  name: string,
  schema: Schema,
  whenAbsent?: unknown,
) {
  type Parsed = { data?: z.output<Schema>; problems: StationProblem[] }
  const file = nameOf(directory, name)
  const fail = (expected: string): Parsed => ({ problems: [{ file, key: '', expected }] })
  const path = join(directory, name)
  let raw: unknown = whenAbsent
  if (existsSync(path)) {
    try {
      raw = JSON.parse(readFileSync(path, 'utf8'))
    } catch (error) {
      return fail(`JSON bem formado; ${error instanceof Error ? error.message : 'não foi possível ler'}`)
    }
  } else if (whenAbsent === undefined) return fail('este arquivo, que não existe')
  const parsed = schema.safeParse(raw, { reportInput: true })
  if (parsed.success) return { data: parsed.data, problems: [] } satisfies Parsed
  const problems = parsed.error.issues.flatMap((issue) =>
    expectationOf(issue).map(({ key, expected }) => ({ file, key, expected })),
  )
  return { problems } satisfies Parsed as Parsed
}

/** References to files of the folder: a text that is one, or quoted ones in HTML. */
function assetsIn(text: string): string[] {
  return text.startsWith('assets/')
    ? [readPicture(text).file]
    : [...text.matchAll(/"(assets\/[^"]*)"/g)].map(([, path = '']) => path)
}

/** Finds references to files of the folder that are missing, or outside `assets/`. */
function findMissingAssets(directory: string, name: string, data: unknown): StationProblem[] {
  const file = nameOf(directory, name)
  const walk = (value: unknown, key: string): StationProblem[] => {
    if (typeof value === 'string')
      return assetsIn(value)
        .filter((path) => !isAsset(directory, path))
        .map((path) => ({
          file,
          key,
          expected: `um arquivo que exista na pasta da estação; não há ${path}`,
        }))
    if (Array.isArray(value)) return value.flatMap((one, index) => walk(one, `${key}[${index}]`))
    if (value && typeof value === 'object')
      return Object.entries(value).flatMap(([name, one]) => walk(one, key ? `${key}.${name}` : name))
    return []
  }
  return walk(data, '')
}

function isAsset(directory: string, reference: string): boolean {
  if (reference.split('/').includes('..')) return false
  return statSync(join(directory, reference), { throwIfNoEntry: false })?.isFile() ?? false
}

/** Ids and hosts belong to one station each; a folder name is unique by itself. */
function findClashes(stations: LoadedStation[]): StationProblem[] {
  const problems: StationProblem[] = []
  const owners = new Map<string, string>()
  const claim = (station: LoadedStation, key: string, value: string, what: string) => {
    const owner = owners.get(value)
    const file = nameOf(station.directory, 'config.json')
    if (owner)
      problems.push({ file, key, expected: `${what}; ${owner} já usa ${value.replace(/^\w+:/, '')}` })
    else owners.set(value, station.config.slug)
  }
  for (const station of stations) {
    claim(station, 'id', `id:${station.config.id}`, 'um id só desta estação')
    for (const [index, domain] of station.config.domains.entries())
      claim(station, `domains[${index}]`, `host:${domain}`, 'um domínio só desta estação')
  }
  return problems
}

/** Gives the name of a file for messages: from the folder of all stations on, so that it is short and still found. */
function nameOf(directory: string, name: string): string {
  const inside = name === '.' ? '' : `/${name}`
  return `${basename(resolve(directory, '..'))}/${basename(directory)}${inside}`
}
