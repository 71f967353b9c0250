import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formBrowser } from './context.ts'
import { expect as expectPage } from './expect.ts'

/** What was sent to the small server, newest last. */
const heard: { method: string; path: string; type: string; body: string; cookie: string; origin: string }[] =
  []
/** The pages that it answers, by path. */
const pages: Record<string, string> = {}
let server: Server
let base: string

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { method = '', url: path = '', headers } = request
    const { 'content-type': type = '', cookie = '', origin = '' } = headers
    heard.push({ method, path, type, body, cookie, origin })
    if (path.startsWith('/vai')) {
      response.writeHead(303, {
        location: '/chegou#ali',
        'set-cookie': 'visto=1; Path=/; HttpOnly; SameSite=Lax',
      })
      return response.end()
    }
    if (path === '/arquivo') {
      response.writeHead(200, {
        'content-disposition': 'attachment; filename="lista.csv"',
        'content-type': 'text/csv',
      })
      return response.end('a;b')
    }
    if (path.endsWith('.css')) {
      response.writeHead(200, { 'content-type': 'text/css' })
      return response.end(pages[path])
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(pages[path.split('?')[0] ?? ''] ?? '<h1>Chegou</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://loja.localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

let count = 0
/** A person before a page of this markup. */
async function opened(markup: string): Promise<Page> {
  count += 1
  pages[`/p${count}`] = `<!doctype html><title>P</title><body>${markup}</body>`
  const page = await (await formBrowser().newContext()).newPage()
  await page.goto(`${base}/p${count}`)
  return page
}
const sent = () => heard.at(-1)
const button = (page: Page, name = 'Enviar') => page.getByRole('button', { name })

describe('what the form driver sends is what a browser without scripts sends', () => {
  test('fields of the form and those that only say that they are its own, in the order of the page; nothing disabled', async () => {
    const page = await opened(`
      <input form="f" name="antes" value="0">
      <form id="f" method="post" action="/envio">
        <input type="hidden" name="chave" value="k">
        <label>Nome <input name="nome"></label>
        <fieldset disabled><input name="parado" value="1"></fieldset>
        <input name="sem-uso" value="1" disabled>
        <label><input type="checkbox" name="caixa"> Aceito</label>
        <input type="checkbox" name="vazia" value="x">
        <label>Estado <select name="uf"><option>AC</option><option value="SP">São Paulo</option></select></label>
        <label>Texto <textarea name="texto">
um
dois</textarea></label>
        <button name="acao" value="outra">Outra</button>
        <button name="acao" value="esta">Enviar</button>
      </form>`)
    await page.getByLabel('Nome').fill('Zé & Cia')
    await page.getByLabel('Aceito').check()
    await page.getByLabel('Estado').selectOption({ label: 'São Paulo' })
    await button(page).click()
    expect(sent()).toMatchObject({
      method: 'POST',
      path: '/envio',
      type: 'application/x-www-form-urlencoded',
      origin: base,
    })
    expect([...new URLSearchParams(sent()?.body)]).toEqual([
      ['antes', '0'],
      ['chave', 'k'],
      ['nome', 'Zé & Cia'],
      ['caixa', 'on'],
      ['uf', 'SP'],
      ['texto', 'um\r\ndois'],
      ['acao', 'esta'],
    ])
  })

  test('what a button says instead of its form: action, method, encoding', async () => {
    const page = await opened(`<form method="post" action="/envio"><input name="a" value="1">
      <button formaction="/outro" formmethod="get">Enviar</button>
      <button formenctype="multipart/form-data" name="b" value="2">Em partes</button></form>`)
    await button(page).click()
    expect(sent()).toMatchObject({ method: 'GET', path: '/outro?a=1', body: '' })
    await page.goBack()
    await button(page, 'Em partes').click()
    expect(sent()?.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent()?.body).toContain('name="b"')
  })

  test('files with their names and types; an empty one where none was chosen', async () => {
    const page = await opened(`<form method="post" action="/envio" enctype="multipart/form-data">
      <label>Foto <input type="file" name="foto"></label><input type="file" name="outra"><button>Enviar</button></form>`)
    await page
      .getByLabel('Foto')
      .setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from('PNG') })
    await button(page).click()
    expect(sent()?.body).toMatch(/name="foto"; filename="eu\.png"\r\nContent-Type: image\/png\r\n\r\nPNG/)
    expect(sent()?.body).toMatch(/name="outra"; filename=""\r\nContent-Type: application\/octet-stream/)
  })

  test('Enter presses the first button of the form; a disabled one keeps it from being sent', async () => {
    const page = await opened(`<form method="post" action="/envio"><label>Busca <input name="q"></label>
      <button name="b" value="1">Primeiro</button><button name="b" value="2">Segundo</button></form>`)
    await page.getByLabel('Busca').press('Enter')
    expect(sent()?.body).toBe('q=&b=1')
    const stopped = await opened(
      '<form method="post" action="/nunca"><label>Busca <input></label><button disabled>Ir</button></form>',
    )
    await stopped.getByLabel('Busca').press('Enter')
    expect(heard.some(({ path }) => path === '/nunca')).toBe(false)
  })

  test('redirects are followed with the cookies that came on the way; another station gets none of a form', async () => {
    const page = await opened('<form method="post" action="/vai"><button>Enviar</button></form>')
    await button(page).click()
    await expectPage(page).toHaveURL(`${base}/chegou#ali`)
    expect(sent()).toMatchObject({ method: 'GET', path: '/chegou', cookie: 'visto=1' })
    const other = base.replace('loja.', 'outra.')
    pages['/estranha'] =
      `<form method="post" action="${base}/envio"><button>Enviar</button></form><a href="${base}/lida">Ler</a>`
    await page.goto(`${other}/estranha`)
    await button(page).click()
    expect(sent()).toMatchObject({ path: '/envio', cookie: '', origin: other })
    await page.goto(`${other}/estranha`)
    await page.getByRole('link', { name: 'Ler' }).click()
    expect(sent()).toMatchObject({ path: '/lida', cookie: 'visto=1' })
  })

  test('a file is a download and the page stays; other sites are not asked', async () => {
    const page = await opened(
      '<h1>Lista</h1><a href="/arquivo">Baixar</a><a href="https://fora.example/">Fora</a>',
    )
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Baixar' }).click()
    expect((await download).suggestedFilename()).toBe('lista.csv')
    await expectPage(page.getByRole('heading', { name: 'Lista' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Fora' }).click()).rejects.toThrow(
      'does not leave this machine',
    )
  })
})

describe('what a browser would refuse, the form driver refuses', () => {
  test('a button that is disabled, by itself or by its group', async () => {
    const page = await opened(
      '<form><button disabled>Enviar</button><fieldset disabled><button>Junto</button></fieldset></form>',
    )
    await expect(button(page).click()).rejects.toThrow('Disabled')
    await expect(button(page, 'Junto').click()).rejects.toThrow('Disabled')
  })

  test('a button of a closed window, of a folded part, of a hidden or inert one', async () => {
    const page =
      await opened(`<dialog><button>Na janela</button></dialog><details><summary>Mais</summary><button>Dobrado</button></details>
      <div hidden><button>Oculto</button></div><div inert><button>Parado</button></div>`)
    for (const name of ['Na janela', 'Dobrado', 'Oculto']) {
      await expectPage(button(page, name)).toHaveCount(0)
      await expect(page.getByText(name).click()).rejects.toThrow('Hidden')
    }
    await expect(button(page, 'Parado').click()).rejects.toThrow('Out of reach')
    await page.locator('summary').click()
    await expectPage(button(page, 'Dobrado')).toBeVisible()
    const wide = await opened(
      '<details data-folded="phones"><summary>Mais</summary><button>Aberto</button></details>',
    )
    await expectPage(button(wide, 'Aberto')).toBeVisible()
  })

  test('what a stylesheet hides, on a screen of this width', async () => {
    pages['/estilo.css'] = `.menu { display: flex } .menu, .x { color: red } .so-largo { display: none }
      @media (min-width: 60rem) { .so-largo { display: block } .so-estreito { display: none } }
      @media print { .so-largo { display: none !important } } .y.so-largo2, .sumido { visibility: hidden } .sumido .volta { visibility: visible }`
    const page =
      await opened(`<link rel="stylesheet" href="/estilo.css"><div class="menu"><button class="so-largo">Largo</button>
      <button class="so-estreito">Estreito</button><p class="sumido">Nada<button class="volta">Volta</button></p></div>`)
    await expectPage(button(page, 'Largo')).toBeVisible()
    await expectPage(page.getByText('Estreito')).toBeHidden()
    await expectPage(page.getByText('Nada')).toBeHidden()
    await expectPage(button(page, 'Volta')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectPage(page.getByText('Largo')).toBeHidden()
    await expectPage(button(page, 'Estreito')).toBeVisible()
  })

  test('a form whose required field is empty, unless it says that it checks for itself', async () => {
    const page = await opened(
      '<form method="post" action="/exigente"><input required name="a"><button>Enviar</button><button formnovalidate>Assim mesmo</button></form>',
    )
    await button(page).click()
    expect(heard.some(({ path }) => path === '/exigente')).toBe(false)
    await button(page, 'Assim mesmo').click()
    expect(sent()?.path).toBe('/exigente')
  })

  test('two that could be meant, none, a date that is none, an option that is not there, a field that is only read', async () => {
    const page = await opened(`<button>Um</button><button>Um</button><label>Dia <input type="date"></label>
      <label>Estado <select><option>AC</option><option disabled>SP</option></select></label><label>Fixo <input readonly></label>`)
    await expect(button(page, 'Um').click()).rejects.toThrow('2 are button Um')
    await expect(button(page, 'Dois').click()).rejects.toThrow('Nothing is button Dois')
    await expect(page.getByLabel('Dia').fill('31/02/2026')).rejects.toThrow('is no date')
    await expect(page.getByLabel('Estado').selectOption('SP')).rejects.toThrow('No option')
    await expect(page.getByLabel('Fixo').fill('x')).rejects.toThrow('Nothing can be written')
  })

  test('what only a browser has', async () => {
    const page = await opened('<p>Texto</p>')
    expect(() => page.evaluate('1')).toThrow('The form driver has no page.evaluate')
    await expect(page.getByText('Texto').press('Tab')).rejects.toThrow('knows no key')
  })
})
