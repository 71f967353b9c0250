import type { ConsultancyNews } from '#contract/services/news/sections.ts'

/** Words of the news (D3§2). `empty` is literal. */
export const texts = {
  title: 'Notícias',
  empty: 'Não há notícias',
  list: 'Notícias, da mais recente à mais antiga',
  loading: 'Carregando notícias...',
  end: 'Você viu todas as notícias.',
  of: {
    legal: { title: 'Notícias jurídicas', area: 'Consultoria jurídica' },
    political: { title: 'Notícias político-sindicais', area: 'Político-sindical' },
    accounting: { title: 'Notícias contábeis', area: 'Consultoria contábil' },
  } satisfies Record<ConsultancyNews, { title: string; area: string }>,
} as const
