import { expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { loadHome } from './load-home.server.ts'

const answers: Record<string, unknown> = {
  '/actions/': [],
  '/now-playing': { title: 'Agora', list: [] },
  '/journeys': [],
  '/participant-categories/': { content: [] },
  '/home-moments': { appointments: [], event: null, news: [], posts: [] },
}

/** Makes a portal whose API answers, but for the paths that fail. */
function portal(failing: Record<string, unknown> = {}, home = 'points') {
  const asked: string[] = []
  const api = {
    async call({ path }: { path: string }) {
      asked.push(path)
      if (path in failing) throw failing[path]
      return answers[path]
    },
  }
  const station = { config: { brand: { member: { home } } } }
  return { api, station, asked } as unknown as PortalContext & { asked: string[] }
}
const problem = (message: string) => new ApiProblem(500, { code: 'internal', messages: [message] })

test('HOM-01 everything there', async () => {
  await expect(loadHome(portal())).resolves.toMatchObject({ isComplete: true, toasts: [] })
})

test('HOM-01 what a home begins with is asked for with its rows, where it is more than points', async () => {
  const [points, services] = [portal(), portal({}, 'services')]
  expect((await loadHome(points)).moments).toBeNull()
  expect(points.asked).toHaveLength(4)
  expect((await loadHome(services)).moments).toEqual(answers['/home-moments'])
  expect(services.asked).toHaveLength(5)
})

test('ERR-06 ERR-02 a row that fails is said once and leaves the page usable', async () => {
  const home = await loadHome(
    portal({ '/journeys': problem('Sem jornadas'), '/participant-categories/': problem('Sem categorias') }),
  )
  expect(home).toMatchObject({ journeys: [], categories: [], isComplete: false })
  expect(home.nowPlaying).toEqual({ title: 'Agora', list: [] })
  expect(home.toasts).toMatchObject([{ tone: 'error', title: 'Erro', text: 'Sem jornadas' }])
})

test('ERR-03 a row that fails without words of its own', async () => {
  const home = await loadHome(portal({ '/journeys': problem('Erro') }))
  expect(home.toasts).toMatchObject([{ title: 'Erro', text: 'Erro Load' }])
})

test('a mistake of ours is no empty row', async () => {
  await expect(loadHome(portal({ '/journeys': new TypeError('x') }))).rejects.toThrow(TypeError)
})
