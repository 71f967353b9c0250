import { createHmac, randomBytes } from 'node:crypto'
import type { DomainProofs } from '#api/platform/ports/domain-proofs.ts'

/** The path that asks a domain whether it leads here, followed by the nonce to answer. */
export const domainAnswerPath = '/.well-known/estacao/'

/** Signs domain and nonce with the secret: every process of this installation gives the same answer, nobody else can. Pure. */
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
