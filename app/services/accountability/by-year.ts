import type { AccountabilityDocument } from '#contract/services/accountability/schemas.ts'

type Group = { year: number | null; documents: AccountabilityDocument[] }

/** Documents that come in the order of their years, in groups. Pure. */
export function byYear(documents: readonly AccountabilityDocument[]): Group[] {
  const groups: Group[] = []
  for (const document of documents) {
    const last = groups.at(-1)
    if (last?.year === document.year) last.documents.push(document)
    else groups.push({ year: document.year, documents: [document] })
  }
  return groups
}
