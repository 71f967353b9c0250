import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireParticipant } from '../../session/member.server.ts'
import { addresses, cacheName } from './addresses.ts'

/** A line that has not answered by then shows the copy. */
const patienceMs = 6_000

/**
 * Answers the page of the card, and nothing else: by the network, and where that does not answer by the copy. Whom the server sends
 * elsewhere, or refuses, has no card here any more: the copy goes.
 */
const script = `
const kept = () => caches.match('${addresses.card}', { cacheName: '${cacheName}' })

async function ask(request) {
  const answer = await fetch(request)
  if (answer.type === 'opaqueredirect' || [401, 403, 404].includes(answer.status)) await caches.delete('${cacheName}')
  return answer
}

async function show(request) {
  const asked = ask(request)
  const late = new Promise((resolve) => setTimeout(resolve, ${patienceMs})).then(kept).then((copy) => copy ?? asked)
  try {
    return await Promise.race([asked, late])
  } catch (problem) {
    const copy = await kept()
    if (copy) return copy
    throw problem
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('fetch', (event) => {
  const { request } = event
  const isCard = new URL(request.url).pathname === '${addresses.card}'
  if (isCard && request.mode === 'navigate' && request.method === 'GET') event.respondWith(show(request))
})
`

/** Answers the worker of the card's page (ADR 111). It may answer for that page only: no other address begins with its scope. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, no-cache',
      'service-worker-allowed': addresses.card,
    },
  })
}
