import { own } from '#contract/own.ts'
import type { LegalDocument } from '#contract/stations/registry/legal-said.ts'

const inPath = { termos: 'terms', privacidade: 'privacy' } as const

/** The document that an address names. @throws a 404 for what is none */
export function documentInPath(text: string | undefined): LegalDocument {
  const found = own(inPath, text ?? '')
  if (!found) throw new Response(null, { status: 404 })
  return found
}

/** Its page of the owners. Pure. */
export const addressOf = (document: LegalDocument): string =>
  `/gestao/documentos/${document === 'terms' ? 'termos' : 'privacidade'}`

/** Where everybody reads it. Pure. */
export const publicAddressOf = (document: LegalDocument): string =>
  document === 'terms' ? '/termos-de-uso' : '/politica-de-privacidade'
