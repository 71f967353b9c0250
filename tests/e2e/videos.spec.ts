import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

/** Somebody no other journey watches videos as. */
const person = 'parceiro'
const feedback = (page: Page) => page.getByRole('dialog', { name: 'Sucesso!' })
const watch = (page: Page, name: string) => page.getByRole('button', { name: `Assistir: ${name}` })

/** A player that speaks as YouTube's does, twice as fast as the clock; nothing leaves this machine. */
const player = `<!doctype html><title>player</title><script>
  let time = 0
  const say = (info) => parent.postMessage(JSON.stringify({ event: 'infoDelivery', info }), '*')
  addEventListener('message', ({ data }) => {
    if (JSON.parse(data).event !== 'listening' || time > 0) return
    const clock = setInterval(() => {
      time += 0.5
      say({ currentTime: time, duration: 12 })
      if (time < 12) return
      clearInterval(clock)
      say({ playerState: 0 })
    }, 250)
  })
</script>`

test('VID-01 VID-02 VID-03 VID-04 VID-06 VID-07 @com-script one’s own files play one after the other', async ({
  page,
  expectAccessible,
}) => {
  const [first, second] = ['Conheça a plataforma', 'Sua carteira: como os pontos entram e saem']
  await logIn(page, 'padrao', person)
  await page.goto(at('padrao', '/homepage/atividades/5'))
  const main = page.getByRole('main')
  await expect(main.getByText('2 vídeos, nenhum visto')).toBeVisible()
  await expect(main.getByText('Sua carteira: como os pontos e…')).toBeVisible()
  await expect(main.getByRole('img', { name: /^Bloqueado/ })).toHaveCount(1)
  await expect(watch(page, second)).toHaveCount(0)
  await expectAccessible()

  await watch(page, first).first().click()
  await expect(page).toHaveURL(/\?video=1$/)
  await expect(main.getByRole('heading', { level: 2, name: first })).toBeVisible()
  // At its end the next one begins by itself, and is not locked any more.
  await expect(page).toHaveURL(/\?video=2$/)
  await expect(main.getByRole('heading', { level: 2, name: second })).toBeVisible()
  await expect(main.getByText('2 vídeos, 1 visto')).toBeVisible()
  await expect(main.getByRole('img', { name: /^Bloqueado/ })).toHaveCount(0)
  await expectAccessible()

  await expect(feedback(page)).toContainText(/Você ganhou\s*\+10,00 pontos/)
  await feedback(page).getByRole('link', { name: 'Ver extrato' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Vídeos de apresentação' })).toHaveCount(2)

  await page.goto(at('padrao', '/homepage/atividades/5'))
  await page.getByRole('button', { name: `Desmarcar: ${first}` }).click()
  const tick = page.getByRole('button', { name: `Marcar como visto: ${first}` })
  await expect(tick).toHaveAttribute('aria-pressed', 'false')
  await expect(main.getByRole('img', { name: /^Bloqueado/ })).toHaveCount(0)
  await tick.click()
  await expect(page.getByRole('button', { name: `Desmarcar: ${first}` })).toBeVisible()
  await expect(main.getByText('2 vídeos, 2 vistos')).toBeVisible()
})

test('VID-01 VID-03 VID-05 @com-script a playlist of another site is taken part in once, with its last video', async ({
  page,
}) => {
  await page
    .context()
    .route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: player }),
    )
  await logIn(page, 'sorteio', person)
  await page.goto(at('sorteio', '/homepage/atividades/4'))
  await watch(page, 'A pesagem das bolas').first().click()
  await expect(page).toHaveURL(/\?video=2$/)
  await expect(feedback(page)).toBeVisible()
  await feedback(page).getByRole('link', { name: 'Ver extrato' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Por dentro do globo' })).toHaveCount(1)
  await page.goto(at('sorteio', '/homepage/atividades/4'))
  await expect(page.getByText('2 vídeos, 2 vistos')).toBeVisible()
  await expect(page.getByText('Com esta, você fez tudo o que a atividade permite.')).toBeVisible()
})

test('VID-01 VID-04 VID-06 GAP-62 without scripts the same rule, by a form @sem-script', async ({ page }) => {
  await logIn(page, 'sindicato', person)
  await page.goto(at('sindicato', '/homepage/atividades/8'))
  await expect(page.getByRole('img', { name: /^Bloqueado/ })).toHaveCount(2)
  await watch(page, 'O que é ultratividade').first().click()
  await expect(page.locator('video')).toHaveAttribute('src', /cafe-com-politica\.webm$/)
  const seen = page.getByRole('button', { name: 'Marcar como visto', exact: true })
  await seen.click()
  await expect(
    page.getByText('Assista a pelo menos 80% do vídeo para marcá-lo como visto.').first(),
  ).toBeVisible()
  // Until as much time has passed as the video takes.
  await expect(async () => {
    await seen.click({ timeout: 2_000 })
    await expect(feedback(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.goto(at('sindicato', '/homepage/atividades/8'))
  await expect(page.getByRole('img', { name: /^Bloqueado/ })).toHaveCount(0)
  await expect(page.getByText('3 vídeos, 1 visto')).toBeVisible()
})
