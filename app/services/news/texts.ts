import type { ConsultancyNews } from '#contract/services/news/sections.ts'

/** Words of the news (D3§2). `empty` is literal. */
export const texts = {
  meta: (title: string, station: string) => `${title} | ${station}`,
  title: 'Notícias',
  empty: 'Não há notícias',
  list: 'Notícias, da mais recente à mais antiga',
  more: 'Próxima página',
  loading: 'Carregando notícias...',
  end: 'Você viu todas as notícias.',
  newest: 'Mais recentes',
  back: 'Voltar para as notícias',
  of: {
    legal: { title: 'Notícias jurídicas', back: 'Voltar para Consultoria jurídica' },
    political: { title: 'Notícias político-sindicais', back: 'Voltar para Político-sindical' },
    accounting: { title: 'Notícias contábeis', back: 'Voltar para Consultoria contábil' },
  } satisfies Record<ConsultancyNews, { title: string; back: string }>,
} as const
