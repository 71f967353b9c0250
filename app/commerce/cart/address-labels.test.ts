import { describe, expect, test } from 'vitest'
import { addressLabels } from './address-labels.ts'

const place = (id: number, first = '', second = '', delivery = true) => ({
  id,
  delivery,
  helper_label_field_1: first,
  helper_label_field_2: second,
})
const shop = (id: number, ...delivery_locations: ReturnType<typeof place>[]) => ({ id, delivery_locations })
const usual = { neighborhood: 'Bairro', complement: 'Complemento' }
const labels = (parts: ReturnType<typeof shop>[], chosen: Record<number, string> = {}) =>
  addressLabels(parts, (id) => chosen[id])

describe('CAR-04 GAP-117 what helps to find an address is called', () => {
  const city = place(1, 'Setor', 'Quadra e lote')
  const country = place(2, 'Bairro', 'Ponto de referência')

  test('as the location that is chosen calls it, and not as another one does', () => {
    const parts = [shop(14, city, country)]
    expect(labels(parts, { 14: '2-entrega' })).toEqual({
      neighborhood: 'Bairro',
      complement: 'Ponto de referência',
    })
    expect(labels(parts, { 14: '1-entrega' })).toEqual({ neighborhood: 'Setor', complement: 'Quadra e lote' })
    expect(labels([shop(14, city, place(3))], { 14: '3-entrega' })).toEqual(usual)
  })

  test('before one is chosen as all that deliver call it, and by its usual name where they differ', () => {
    expect(labels([shop(14, city, country)])).toEqual(usual)
    expect(labels([shop(14, city, place(2, 'Setor', 'Quadra e lote'), place(3, 'x', 'y', false))])).toEqual({
      neighborhood: 'Setor',
      complement: 'Quadra e lote',
    })
    expect(labels([shop(14, place(1, '', 'Referência'))])).toEqual({ ...usual, complement: 'Referência' })
  })

  test('by its usual name where two locations that are chosen call it differently', () => {
    const parts = [shop(14, city), shop(15, country)]
    expect(labels(parts, { 14: '1-entrega', 15: '2-entrega' })).toEqual(usual)
    expect(labels(parts, { 14: '1-entrega', 15: 'lixo' })).toEqual({
      neighborhood: 'Setor',
      complement: 'Quadra e lote',
    })
  })
})
