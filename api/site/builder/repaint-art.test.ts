import { expect, test } from 'vitest'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { artColors, coverArt } from './cover-art.ts'
import { repaintArt } from './repaint-art.ts'

const { files } = testPorts()
const brandOf = (primary: string) =>
  configSchema.parse({ id: 1, slug: 'teste', name: 'Teste', brand: { colors: { primary } } }).brand
const svg = coverArt({ name: 'capa-1', motif: 1 }, artColors(brandOf('#aa0000')))

test('TEN-05 a drawn picture is found by its whole address, wherever it stands', async () => {
  await files.put('26/v1/novo/arte/capa-1.svg', Buffer.from(svg), { contentType: 'image/svg+xml' })
  const from = '/arquivos/26/v1/novo/arte/capa-1.svg'
  const value = [{ image: from }, { list: [from, `veja ${from}`, '/arquivos/27/v1/arte/capa-1.svg'] }]
  const painted = await repaintArt(files, 26, value, brandOf('#0000aa'))
  expect([...painted.keys()]).toEqual([from])
  expect(painted.get(from)?.path).toBe('novo/arte/capa-1.svg')
})

test('GAP-155 one that its owner cut stays cut as it was', async () => {
  await files.put('26/v2/arte/capa-1.svg', Buffer.from(svg), { contentType: 'image/svg+xml' })
  const from = '/arquivos/26/v2/arte/capa-1.svg#foco=17,50&tom=marca'
  const painted = await repaintArt(files, 26, { image: from }, brandOf('#0000aa'))
  expect(painted.get(from)?.address).toMatch(/^\/arquivos\/26\/\w+\/arte\/capa-1\.svg#foco=17,50&tom=marca$/)
})

test('SEC-35 a long text made of beginnings of addresses is no work', async () => {
  const html = '/arquivos/26'.repeat(80_000)
  expect(await repaintArt(files, 26, { html, image: html.slice(0, 240) }, brandOf('#0000aa'))).toEqual(
    new Map(),
  )
})
