import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

test.describe('lists of activities', () => {
  test('HOM-07 a category shows what its row on the home only begins @sem-script', async ({ page }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage'))
    const row = page.getByRole('region', { name: 'Passe adiante' })
    // Five rows, and all of them one press away.
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: 'Ver tudo' }).click()
    await row.getByRole('link', { name: 'Ver mais' }).click()
    await expect(page).toHaveURL(at('fan', '/homepage/categoria/5'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passe adiante')
    await expect(page.getByText('6 atividades')).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
    expect((await page.goto(at('fan', '/homepage/categoria/999')))?.status()).toBe(404)
  })

  test('ACT-S01 HOM-08 HOM-09 all activities, the featured ones first, and those a search finds @sem-script', async ({
    page,
  }) => {
    await logIn(page, 'sindicato')
    await page.goto(at('sindicato', '/homepage/atividades'))
    await expect(page.getByRole('region', { name: 'Em destaque' })).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Buscar atividades' })
    await search.fill('FARMACIA')
    await search.press('Enter')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('Convide a farmácia do seu bairro')
    await page.getByRole('searchbox').fill('nada com este nome')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByText('Não há atividades')).toBeVisible()
  })

  test('HOM-08 the search of the home has an address, says how many, and nothing breaks it', async ({
    page,
    expectAccessible,
  }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage'))
    const search = page.getByLabel('O que você procura?')
    await search.fill('amigo')
    await search.press('Enter')
    await expect(page).toHaveURL(at('fan', '/homepage/search/amigo'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 resultado(s) da busca')
    await page.goto(`${page.url()}?pagina=99`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 resultado(s) da busca')
    await expectAccessible()
    for (const odd of ['100%25', '..%2F..', '%3Cscript%3E', "'%20or%201=1--", 'ç'.repeat(300)]) {
      expect((await page.goto(at('fan', `/homepage/search/${odd}`)))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 resultado(s) da busca')
    }
  })

  test('HOM-08 GAP-152 the search finds what is sold and what is told, too @sem-script', async ({ page }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage/search/caderno'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 resultado(s) da busca')
    await page.getByRole('link', { name: 'Caderno de Encontros' }).click()
    await expect(page).toHaveURL(at('fan', '/homepage/atividades/14'))
    await page.goto(at('fan', '/homepage/search/caderno'))
    await page.getByRole('link', { name: 'A loja tem caderno novo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A loja tem caderno novo')
  })

  test('HOM-08 GAP-152 @com-script what is being typed is suggested, and the arrows lead there', async ({
    page,
    expectAccessible,
  }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage'))
    const search = page.getByRole('combobox', { name: 'O que você procura?' })
    await search.pressSequentially('caderno')
    const options = page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option')
    await expect(options).toHaveText([
      /Loja da Fan/,
      /Caderno de Encontros\s*Produto/,
      /caderno novo\s*Notícia/,
    ])
    await expectAccessible()
    await search.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(search).toHaveValue('caderno')
    await search.press('s')
    await search.press('Backspace')
    await expect(options).toHaveCount(3)
    await search.press('ArrowUp')
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A loja tem caderno novo')
  })

  test('PTS-04 trophies, and those a search finds @sem-script', async ({ page }) => {
    await logIn(page, 'viagem')
    await page.goto(at('viagem', '/homepage/trofeus'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus troféus')
    await page.getByRole('searchbox').fill('nada com este nome')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/busca=nada/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  })

  test('HOM-09 cards that the server remembers are those that browsers build @com-script', async ({
    page,
  }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage'))
    const sent = await page.evaluate(async () => (await fetch('/homepage')).text())
    // Gone from and come back to within the page: its cards are built here.
    await page.getByRole('link', { name: 'Ver mais' }).first().click()
    await expect(page).toHaveURL(/categoria/)
    await page.getByRole('navigation').getByRole('link', { name: 'Início' }).first().click()
    await expect(page.getByRole('region', { name: 'Comece por aqui' })).toBeVisible()
    const { cards, others } = await page.evaluate((html) => {
      const articles = (of: ParentNode) => [...of.querySelectorAll('main ul article')]
      const theirs = articles(new DOMParser().parseFromString(html, 'text/html'))
      const ours = articles(document)
      // Words, elements and what they carry, in whichever order; React's comments between two texts are read by nobody.
      const shape = (node: Node): string => {
        if (node instanceof Text) return node.data
        if (!(node instanceof Element)) return ''
        const carried = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).sort()
        return `<${node.tagName} ${carried.join(' ')}>${[...node.childNodes].map(shape).join('')}</>`
      }
      const others = ours.filter((one, at) => shape(one) !== (theirs[at] ? shape(theirs[at]) : ''))
      return { cards: ours.length, others: others.map((one) => one.outerHTML) }
    }, sent)
    expect(cards).toBeGreaterThan(10)
    expect(others).toEqual([])
  })
})
