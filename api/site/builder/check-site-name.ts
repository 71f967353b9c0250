import { eq, inArray, or } from 'drizzle-orm'
import type { SiteNameState } from '#contract/site/builder/schemas.ts'
import {
  normalizeSiteName,
  siteNameProblem,
  siteNameTexts,
  suggestSiteName,
} from '#contract/site/builder/site-name.ts'
import { slowAddress } from '../../people/access/index.ts'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { skeletonOf } from '../../stations/registry/index.ts'
import { siteNames, stations } from '../../stations/registry/tables.ts'

/** Names that no station gets: hosts of the platform, of mail and of browsers' own habits, and words that promise trust. */
const words = `
  www web api app apps admin administrador adm root sistema system painel gestao gestor manager console dashboard
  estacao estacoes station stations plataforma oficial suporte support ajuda help atendimento faleconosco contato
  mail email smtp imap pop pop3 mx webmail autodiscover autoconfig postmaster hostmaster webmaster abuse noreply
  ftp sftp ssh vpn dns ns ns1 ns2 ns3 ns4 cdn static assets arquivos files media img images imagens upload uploads
  blog docs doc documentacao status health metrics monitor grafana sentry git gitlab github ci build deploy
  dev teste test tests staging homolog homologacao sandbox demo beta preview previa local localhost localdomain
  login logout entrar sair signup cadastro cadastrar conta account auth oauth sso id identidade senha security seguranca
  pagamento pagamentos pay payment payments checkout carrinho loja store pix boleto financeiro billing fatura banco
  internal intranet proxy gateway broadcasthost wpad isatap null undefined true false
`
const reservedNames: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))

const reservedSkeletons = new Set([...reservedNames].map(skeletonOf))

/** Why a normalised name cannot be had, or null when it is free at this moment. */
export async function nameRefusal(ctx: Pick<PlatformContext, 'db'>, name: string): Promise<string | null> {
  const problem = siteNameProblem(name)
  if (problem) return problem
  const skeleton = skeletonOf(name)
  if (isReserved(name)) return siteNameTexts.reserved
  const [station] = await ctx.db.select({ id: stations.id }).from(stations).where(eq(stations.slug, name))
  if (station) return siteNameTexts.taken
  const [alike] = await ctx.db
    .select({ name: siteNames.name })
    .from(siteNames)
    .where(or(eq(siteNames.skeleton, skeleton), eq(siteNames.name, name)))
  if (!alike) return null
  return alike.name === name ? siteNameTexts.taken : siteNameTexts.similar
}

/** Names near to `base`, best first. None that says it is the official one: the name may be somebody else's. */
const near = (base: string) =>
  [base, `clube${base}`, `${base}br`, `meu${base}`, `${base}2`, `${base}clube`].filter(
    (name) => siteNameProblem(name) === null,
  )
const isReserved = (name: string) => reservedNames.has(name) || reservedSkeletons.has(skeletonOf(name))

async function suggestName(ctx: Pick<PlatformContext, 'db'>, typed: string): Promise<string | null> {
  const base = suggestSiteName(typed)
  // What promises trust promises it with a word beside it, too.
  if (isReserved(base)) return null
  const candidates = near(base).filter((name) => !isReserved(name))
  if (candidates.length === 0) return null
  const [taken, alike] = await Promise.all([
    ctx.db.select({ slug: stations.slug }).from(stations).where(inArray(stations.slug, candidates)),
    ctx.db
      .select({ skeleton: siteNames.skeleton })
      .from(siteNames)
      .where(inArray(siteNames.skeleton, candidates.map(skeletonOf))),
  ])
  const used = new Set([...taken.map((row) => skeletonOf(row.slug)), ...alike.map((row) => row.skeleton)])
  return candidates.find((name) => !used.has(skeletonOf(name))) ?? null
}

/** Names an address asks for in ten minutes before it waits: it is asked while somebody types. */
const perAddress = { name: 'site-name', free: 240, durationSeconds: 600 }

/** The live check of the wizard's name field (ONB-16, GAP-10). @throws too_many_requests */
export async function checkSiteName(
  ctx: ApiContext,
  typed: string,
  urls: UrlSettings,
): Promise<SiteNameState> {
  await slowAddress(ctx, perAddress)
  const name = normalizeSiteName(typed)
  const refusal = await nameRefusal(ctx, name)
  const port = urls.port ? `:${urls.port}` : ''
  return {
    name,
    available: refusal === null,
    message: refusal ?? siteNameTexts.free,
    suggestion: refusal ? await suggestName(ctx, typed) : null,
    host: `${refusal === null ? name : 'seunome'}.${urls.baseDomain}${port}`,
  }
}
