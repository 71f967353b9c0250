import type { Right } from '#contract/team.ts'

/** The rights that open the pages of the console, by the entry of the rail that they stand under: any one of them does (PPL-22). */
const rightsOfPages: Readonly<Record<string, readonly Right[]>> = {
  '/gestao': ['overview'],
  '/gestao/alteracoes': ['support'],
  '/gestao/aparencia': ['site'],
  '/gestao/atendimento': ['support'],
  '/gestao/atividades': ['content'],
  '/gestao/comentarios': ['moderation'],
  '/gestao/consultas': ['appointments', 'cases', 'content', 'suggestions', 'attendance'],
  '/gestao/creditos': ['sales'],
  '/gestao/dados': ['settings'],
  '/gestao/dominio': ['settings'],
  '/gestao/documentos': ['settings'],
  '/gestao/downloads': ['content'],
  '/gestao/equipe': ['team'],
  '/gestao/estacoes': ['overview'],
  '/gestao/evento': ['settings'],
  '/gestao/eventos': ['content'],
  '/gestao/gasolina': ['content'],
  '/gestao/historico': ['history'],
  '/gestao/noticias': ['content'],
  '/gestao/paginas': ['site'],
  '/gestao/parceiros': ['team'],
  '/gestao/pedidos': ['sales'],
  '/gestao/pessoas': ['people'],
  '/gestao/planos': ['sales'],
  '/gestao/pontos': ['points'],
  '/gestao/prestacao-de-contas': ['content'],
  '/gestao/privacidade': ['privacy'],
  '/gestao/secoes': ['site'],
  '/gestao/sorteios': ['content'],
}

/** Pages that another right opens than the entry which they stand under. */
const ownRights: readonly [page: RegExp, rights: readonly Right[]][] = [
  [/^\/gestao\/pessoas\.(csv|xlsx)$/, ['membership']],
  [/^\/gestao\/pessoas\/(entrada|lista(\/varias)?|campos(\/[^/]+)?|\d+\/campos)$/, ['membership']],
  [/^\/gestao\/pessoas\/(importar|convites)(\/|$)/, ['membership']],
  [/^\/gestao\/pessoas\/(duplicadas|[^/]+\/juntar)$/, ['membership']],
  [/^\/gestao\/pessoas\/[^/]+\/pontos$/, ['points']],
]

/** The entry of the rail that a page or a file of its list stands under; the first page of all has none below it. Pure. */
const entryOf = (path: string): string | undefined =>
  Object.keys(rightsOfPages).find(
    (href) =>
      path === href || (href !== '/gestao' && /^[./]/.test(path.slice(href.length)) && path.startsWith(href)),
  )

/** Whether somebody with these rights may open a page of the console; what it asks the API for is refused there. Pure. */
export function isOpenTo(path: string, own: readonly Right[]): boolean {
  const [, rights] = ownRights.find(([page]) => page.test(path)) ?? []
  const entry = entryOf(path)
  const opening = rights ?? (entry === undefined ? undefined : rightsOfPages[entry])
  return opening === undefined || opening.some((right) => own.includes(right))
}
