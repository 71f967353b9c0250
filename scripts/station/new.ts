import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { emptyDraft } from '#api/site/builder/draft-data.ts'
import { siteFolder } from '#api/site/builder/site-folder.ts'
import { siteNameProblem } from '#contract/site/builder/site-name.ts'
import { checkStationFolders } from '#stations/registry.ts'
import { type TemplateName, templateNames } from '#stations/templates.ts'
import { stationsDirectory } from './check.ts'
import type { StationCommand } from './command.ts'

const options = { nome: { type: 'string' }, tipo: { type: 'string' }, cor: { type: 'string' } } as const

/** Begins a station folder from a template, ready to be edited and started. */
export const newStation: StationCommand = {
  usage: 'new <slug> [--nome "…"] [--tipo clube] [--cor #rrggbb]',
  summary: `cria station-configs/<slug>/ a partir de um modelo (${templateNames.join(', ')})`,
  async run(parameters) {
    const problem = await create(parameters).catch((error: Error) => error.message)
    if (problem) console.error(problem)
    return problem ? 1 : 0
  },
}

async function create(parameters: string[]): Promise<string | null> {
  const { positionals, values } = parseArgs({ args: parameters, options, allowPositionals: true })
  const slug = positionals[0] ?? ''
  const kind = (values.tipo ?? 'clube') as TemplateName
  const primary = (values.cor ?? emptyDraft.look.primary).toLowerCase()
  const refusal = siteNameProblem(slug)
  if (refusal) return `Endereço "${slug}": ${refusal}`
  if (!templateNames.includes(kind)) return `Tipo "${kind}": use ${templateNames.join(', ')}.`
  if (!/^#[0-9a-f]{6}$/.test(primary)) return `Cor "${primary}": use a forma #rrggbb.`
  const target = join(stationsDirectory, slug)
  if (existsSync(target)) return `A pasta ${target} já existe.`
  const { stations } = checkStationFolders(stationsDirectory)
  const id = Math.max(500, ...stations.map(({ config }) => config.id)) + 1
  const draft = {
    ...emptyDraft,
    kind,
    prettyName: values.nome ?? slug,
    look: { ...emptyDraft.look, primary },
  }
  const mail = `contato@${slug}.example`
  const { drawn, config, content } = siteFolder(draft, { id, slug, mail, createdAt: new Date() })
  const files = [
    { path: 'config.json', bytes: `${JSON.stringify(config, null, 2)}\n` },
    { path: 'content.json', bytes: `${JSON.stringify(content, null, 2)}\n` },
    ...drawn.map(({ path, bytes }) => ({ path: join('assets', path), bytes })),
  ]
  for (const { path, bytes } of files) {
    await mkdir(dirname(join(target, path)), { recursive: true })
    await writeFile(join(target, path), bytes)
  }
  console.log(`Estação ${slug} (${id}) criada em ${target}. Edite os textos e rode npm start.`)
  return null
}
