import type { NewsPostHead } from '#contract/services/news/schemas.ts'
import { type ConsultancyNews, consultancyNews, newsPaths } from '#contract/services/news/sections.ts'

/** News as a card and an article show them, wherever they come from. */
export type ShownNews = {
  id: number
  href: string
  title: string
  subtitle: string
  image: string | null
  publishedAt: string
}

/** Prepares news of a consultancy for a card; its page is `detalhe?id=` (GAP-53). Pure. */
export const shownPost = (section: ConsultancyNews, post: NewsPostHead): ShownNews => ({
  id: post.id,
  href: `${newsPaths[section]}/detalhe?id=${post.id}`,
  title: post.title.rendered,
  subtitle: post.excerpt.rendered,
  image: post.image,
  publishedAt: post.date_gmt,
})

/** Gives the consultancy of an address. @throws a 404 for an address of none */
export function consultancyAt(pathname: string): ConsultancyNews {
  const found = consultancyNews.find((section) => pathname.startsWith(newsPaths[section]))
  if (!found) throw new Response(null, { status: 404 })
  return found
}
