/** Whose news they are: the station's, or those of one of its consultancies (NWS-01, LEG-08, PLS-05, CTB-04). */
export const newsSections = ['station', 'legal', 'political', 'accounting'] as const
export type NewsSection = (typeof newsSections)[number]

/** The consultancies that have news of their own. */
export const consultancyNews = ['legal', 'political', 'accounting'] as const
export type ConsultancyNews = (typeof consultancyNews)[number]

/** Where members read them. */
export const newsPaths: Readonly<Record<NewsSection, string>> = {
  station: '/homepage/noticias',
  legal: '/homepage/consultoria-juridica/noticias',
  political: '/homepage/politico-sindical/noticias',
  accounting: '/homepage/consultoria-contabil/noticias',
}

/** How many a page of a list has. */
export const newsPerPage = 12
