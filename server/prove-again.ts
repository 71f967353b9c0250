import { type ApiClient, ApiProblem } from '#contract/client.ts'

/** The page that asks who is in for a proof. */
const proofPath = '/gestao/confirmar-senha'

/** A call was refused until who is in proves that it is them (PPL-27). No refusal of a form: whoever catches those lets it through. */
export class ProofNeeded extends Error {}

function throwOn(problem: unknown): never {
  throw problem instanceof ApiProblem && problem.code === 'password_needed' ? new ProofNeeded() : problem
}

/** The client whose sensitive calls lead to the page that asks for a proof, wherever in the portal they are made. */
export const asksAgain = (client: ApiClient): ApiClient => ({
  call: (endpoint, input) => client.call(endpoint, input).catch(throwOn),
  file: (endpoint, input, asked) => client.file(endpoint, input, asked).catch(throwOn),
})

/** The most letters of an address that another one carries: servers and browsers take no line of any length. */
const mostLetters = 2_000

/**
 * Leads to that page, and from there back to what was asked for. Of an address that is too long to be carried its page: a form that was sent
 * there is kept with the whole of it.
 */
export function toProof(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const page = pathname.replace(/\.data$/, '')
  const whole = page + search
  const para = encodeURIComponent(whole.length > mostLetters ? page.replace(/\.(csv|xlsx)$/, '') : whole)
  return new Response(null, { status: 302, headers: { location: `${proofPath}?para=${para}` } })
}

export const isToProof = (thrown: unknown): thrown is Response =>
  thrown instanceof Response && (thrown.headers.get('location') ?? '').startsWith(`${proofPath}?`)
