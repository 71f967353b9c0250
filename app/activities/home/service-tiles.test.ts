import { expect, test } from 'vitest'
import { lineOf, serviceTiles } from './service-tiles.ts'

const zone = 'America/Sao_Paulo'
const moments = {
  appointments: [
    { name: 'Odontologia', page: '/homepage/saude', at: '2026-12-12T17:00:00Z' },
    { name: 'Consultoria jurídica', page: '/homepage/consultoria-juridica/agendamentos', at: null },
  ],
  event: { name: 'Assembleia', on: '2026-12-03' },
  news: [{ id: 1, title: 'Convenção', image: null, publishedAt: '2026-11-22T12:00:00Z' }],
  posts: [],
}

test('STN-U11 a tile says what is going on in its service, else what it has', () => {
  const line = (href: string) => lineOf(href, moments, zone)
  expect(line('/homepage/saude')).toBe('Marcado para 12/12 às 14:00')
  expect(line('/homepage/consultoria-juridica')).toBe('Pedido em análise')
  expect(line('/homepage/consultoria-contabil')).toBe('Nada marcado')
  expect(line('/homepage/calendario')).toBe('03/12: Assembleia')
  expect(line('/homepage/noticias')).toBe('Última em 22/11')
  expect(line('/homepage/downloads')).toBe('Arquivos para baixar')
  expect(lineOf('/homepage/saude', null, zone)).toBe('Nada marcado')
})

test('STN-U11 tiles are the services among a menu’s entries, six at most, unions’ first', () => {
  const entries = [
    ...['/homepage/perfil', '/homepage/trofeus', '/homepage/noticias', '/homepage/downloads'],
    ...['/homepage/calendario', '/homepage/planos', '/homepage/vouchers', '/homepage/saude'],
  ].map((href) => ({ href }))
  const shown = serviceTiles(entries).map(({ href }) => href)
  expect(shown).toHaveLength(6)
  expect(shown[0]).toBe('/homepage/saude')
  expect(shown).not.toContain('/homepage/perfil')
})
