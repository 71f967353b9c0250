/** The areas of a union's services: three consultancies and health (STN-U11). */
export const serviceAreas = ['legal', 'political', 'accounting', 'health'] as const
export type ServiceArea = (typeof serviceAreas)[number]

/** Areas that have cases by CPF. */
export const caseAreas = ['legal', 'accounting'] as const
export type CaseArea = (typeof caseAreas)[number]

/** A page below the home of an area. Those of news and events are other areas' and stand here for the menus. */
export const serviceParts = [
  'processos',
  'agendamentos',
  'temas',
  'orientacoes',
  'contato',
  'informacoes',
  'noticias',
  'eventos',
  'videos',
  'cafe-com-politica',
  'transforma',
] as const
export type ServicePart = (typeof serviceParts)[number]

/** Pages that show a list of films. */
export const filmParts = ['videos', 'cafe-com-politica', 'transforma'] as const

type Facts = {
  /** Below `/homepage/`. */
  path: string
  /** The title of its home. */
  title: string
  /** The name of the area in lists. */
  name: string
  /** Its pages in the order of its menu. */
  parts: readonly ServicePart[]
  /** The category whose activities its home shows (D3§9). */
  categoryId?: number
}

/** The differences between the areas: one model serves them all. */
export const areaFacts: Readonly<Record<ServiceArea, Facts>> = {
  legal: {
    path: 'consultoria-juridica',
    // Literal (D3§2).
    title: 'Processos Judiciais',
    name: 'Consultoria jurídica',
    parts: [
      'processos',
      'agendamentos',
      'orientacoes',
      'contato',
      'informacoes',
      'noticias',
      'eventos',
      'videos',
    ],
    categoryId: 494,
  },
  political: {
    path: 'politico-sindical',
    title: 'Político-sindical',
    name: 'Político-sindical',
    parts: ['temas', 'noticias', 'cafe-com-politica', 'transforma', 'contato', 'informacoes'],
  },
  accounting: {
    path: 'consultoria-contabil',
    title: 'Consultoria contábil',
    name: 'Consultoria contábil',
    parts: ['processos', 'agendamentos', 'orientacoes', 'contato', 'informacoes', 'noticias', 'eventos'],
  },
  health: { path: 'saude', title: 'Saúde', name: 'Saúde', parts: [] },
}

/** Pages of the menus that are there. Whoever builds one of the others adds it here. */
export const builtParts: readonly ServicePart[] = [
  'processos',
  'agendamentos',
  'temas',
  'orientacoes',
  'contato',
  'informacoes',
  'noticias',
  'eventos',
  'videos',
  'cafe-com-politica',
  'transforma',
]
