/** News as they are written elsewhere: plain `title` and `summary`, harmless `html` (empty in lists), `image` over HTTPS. */
export type OutsidePost = {
  id: number
  publishedAt: Date
  title: string
  summary: string
  html: string
  image: string | null
}

/** A list of them: `source` is where they are written, `tag` what they are about, pages are counted from 1 on. */
export type OutsideList = { source: string; tag: number; page: number; perPage: number }

/** News that somebody writes outside of the platform (GAP-92). */
export type OutsideNews = {
  /** Newest first; `isLast` when no page follows. @throws OutsideNewsAway */
  list(asked: OutsideList): Promise<{ posts: OutsidePost[]; isLast: boolean }>
  /** One of them, null when there is none with this tag. @throws OutsideNewsAway */
  find(asked: { source: string; tag: number; id: number }): Promise<OutsidePost | null>
}

/** Where they are written says nothing that can be read: it is silent, away, refuses, or says too much. */
export class OutsideNewsAway extends Error {
  constructor(why: string) {
    super(`The news outside cannot be read: ${why}`)
    this.name = 'OutsideNewsAway'
  }
}
