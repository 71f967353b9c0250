/** The sections of news: the station's, and those of its consultancies (NWS-01, LEG-08, PLS-05, CTB-04). */
export const newsSections = ['station', 'legal', 'political', 'accounting'] as const
export type NewsSection = (typeof newsSections)[number]

/** The consultancies that have news of their own. */
export const consultancyNews = ['legal', 'political', 'accounting'] as const
export type ConsultancyNews = (typeof consultancyNews)[number]

/** The pages where members read them. */
export const newsPaths: Readonly<Record<NewsSection, string>> = {
  station: '/homepage/noticias',
  legal: '/homepage/consultoria-juridica/noticias',
  political: '/homepage/politico-sindical/noticias',
  accounting: '/homepage/consultoria-contabil/noticias',
}

/** The number of news on a page of a list. */
export const newsPerPage = 12
