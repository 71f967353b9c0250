/** A paragraph, or the items of a list. */
export type LegalBlock = string | readonly string[]
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] }

/** A part of a text that owners wrote: cleaned; without a title, what stands before the first. */
export type WrittenSection = { id: string; title: string | null; html: string }

/** The facts that fill in the documents (PUB-20, PUB-21). Dates DD/MM/YYYY. */
export type LegalFacts = {
  /** The station's name. */
  name: string
  /** Address of the site, as people write it. */
  site: string
  /** The legal name of whoever maintains the programme. */
  company: string
  /** 'inscrita no CNPJ …', with its comma, or nothing. */
  cnpj: string
  /** 'com sede em …', with its comma, or nothing. */
  address: string
  createdAt: string
  /** The name of the points. */
  currency: string
  minAge: number
  contact: string
  officer: string
}
