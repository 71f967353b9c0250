import { createHmac, randomBytes } from 'node:crypto'
import type { DomainProofs } from '#api/platform/ports/domain-proofs.ts'

/** Where a domain is asked whether it leads here; behind it stands what to answer to. */
export const domainAnswerPath = '/.well-known/estacao/'

/** What only this installation answers, every process of it the same: the secret signs domain and nonce. Pure. */
export const domainAnswer = (secret: string, domain: string, nonce: string): string =>
  createHmac('sha256', secret).update(`domain-answer:${domain}:${nonce}`).digest('base64url')

/**
 * Asks a domain over HTTPS for what nobody else can answer. A Host header proves nothing, for anybody can send one to our
 * address; nor do addresses, for a proxy or a delivery network may stand in front (ADR 73).
 */
export const askDomain = (proofs: Pick<DomainProofs, 'file'>, secret: string) => async (domain: string) => {
  const nonce = randomBytes(16).toString('base64url')
  const answer = await proofs.file(domain, `${domainAnswerPath}${nonce}`, 'https')
  return answer === domainAnswer(secret, domain, nonce)
}
