import { describe, expect, test } from 'vitest'
import { itemFieldsOf } from '#contract/sections/content.ts'
import { sectionTypes } from '#contract/sections/index.ts'
import { mediaOnly } from '#contract/sections/media-only.ts'
import { itemLink } from '#contract/sections/section-schema.ts'
import { sectionFormOf, sectionForms } from './index.ts'
import { offeredInputs } from './offered-inputs.ts'

describe('TEN-12 PUB-02 PUB-10 owners fill in what a section shows', () => {
  test('every type of section has a form', () => {
    expect(new Set(sectionForms.map(({ contract }) => contract))).toEqual(new Set(sectionTypes))
    expect(sectionForms).toHaveLength(sectionTypes.length)
  })

  test.each(sectionForms.map((form) => [form.contract.name, form] as const))(
    '%s: the fields of its items are those that it may hold',
    (_, { contract, itemFields }) => {
      const fields = itemFields.flatMap((field) => (field === 'link' ? itemLink : [field]))
      expect(fields.toSorted()).toEqual(itemFieldsOf(contract.id).toSorted())
    },
  )

  test('what stands in an item already is offered, too', () => {
    const form = sectionFormOf(mediaOnly.id)
    expect([...offeredInputs(form, () => '')]).toEqual(['name', 'image', 'video'])
    expect([...offeredInputs(form, (field) => (field === 'buttonLabel' ? 'Ver' : ''))]).toEqual([
      'name',
      'image',
      'video',
      'link',
    ])
  })
})
