import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { smallTargets } from './small-targets.ts'

const visitor = ['/', '/login?com=email', '/cadastrar', '/suporte', '/atividade/16', '/criar-estacao']
const member = ['', '/atividades/16', '/atividades/3?confirmar=1', '/atividades/5', '/perfil']
const owner = [
  '',
  '/atividades',
  '/atividades/16',
  '/secoes',
  '/paginas',
  '/aparencia',
  '/dominio',
  '/parceiros',
]

/** Of many slides each has a place; whoever misses it swipes. */
const isDot = (target: string) => target.includes('Ir para ')

for (const slug of ['fan', 'afiliados'])
  test(`SEC-28 on a phone every control of ${slug} is as large as a finger @com-script`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    const look = async (paths: string[]) => {
      for (const path of paths) {
        await page.goto(at(slug, path))
        await expect(page.locator('main, #conteudo').first()).toBeVisible()
        const small = await smallTargets(page)
        expect(
          small.filter((target) => !isDot(target)),
          path,
        ).toEqual([])
      }
    }
    await look(visitor)
    await logIn(page, slug, 'dona')
    await look([...member.map((path) => `/homepage${path}`), ...owner.map((path) => `/gestao${path}`)])
  })
