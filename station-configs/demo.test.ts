import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sectionTypes } from '#contract/sections/index.ts'
import { folderContentSchema } from '#contract/station-content.ts'
import { platformStation } from './platform.ts'
import { loadStationFolders } from './registry.ts'
import { stationTemplate, templateNames } from './templates.ts'

const stations = loadStationFolders(resolve(import.meta.dirname))
const named = stations.map((station) => [station.config.slug, station] as const)
const fan = stations.find(({ config }) => config.slug === 'fan')
const range = (to: number) => Array.from({ length: to }, (_, index) => index + 1)

/** The promises of the shipped content that tests and pictures rely on (README of this folder). */
describe.each(named)('%s', (_, { content }) => {
  const { activities } = content

  test('ACT-16 has an open first activity with points, id 16', () => {
    expect(activities.find(({ id }) => id === 16)).toMatchObject({
      type: 16,
      isPublic: true,
      status: 'published',
      prerequisites: [],
    })
    expect(activities.find(({ id }) => id === 16)?.points).toBeGreaterThan(0)
  })

  test('ACT-S05 ACT-S06 ACT-S07 HOM-02 has one activity for each state', () => {
    expect(activities.length).toBeGreaterThanOrEqual(12)
    expect(activities.some(({ end }) => end && end < '2026-01-01')).toBe(true)
    expect(activities.some(({ start }) => start && start > '2034')).toBe(true)
    expect(activities.some(({ limitPerUser }) => limitPerUser === 0)).toBe(true)
    expect(activities.some(({ prerequisites }) => prerequisites.length > 0)).toBe(true)
    expect(activities.some(({ priorityCarousel }) => priorityCarousel !== undefined)).toBe(true)
  })

  test('HOM-03 HOM-04 HOM-05 PUB-01 has rows and sections to show', () => {
    expect(content.sections.length).toBeGreaterThanOrEqual(5)
    expect(content.categories.length).toBeGreaterThanOrEqual(4)
    expect(content.journeys.length).toBeGreaterThanOrEqual(2)
    expect(content.nowPlaying?.activities.length).toBeGreaterThan(0)
    expect(content.about.some(({ menuTitle }) => menuTitle)).toBe(true)
  })

  test('every activity is described and has a picture', () => {
    for (const { name, description, image } of activities) {
      expect(description, name).not.toBe('')
      expect(image, name).toMatch(/^assets\/covers\//)
    }
  })
})

test('PUB-02 to PUB-10 fan has every type of section, ACT-01 to ACT-21 all activity types, id by type', () => {
  expect(new Set(fan?.content.sections.map(({ type }) => type))).toEqual(
    new Set(sectionTypes.map(({ id }) => id)),
  )
  for (const type of range(21)) expect(fan?.content.activities.find(({ id }) => id === type)?.type).toBe(type)
})

test.each([
  ...templateNames.map((name) => [name, stationTemplate(name, 'Clube').content] as const),
  [platformStation.config.slug, platformStation.content] as const,
])('PUB-01 TEN-01 what stations begin with has the form of folders: %s', (_, content) => {
  expect(folderContentSchema.safeParse(content).error?.issues ?? []).toEqual([])
})

test('GAP-28 PUB-12 what offers a site of one’s own leads to the wizard, not into this station', () => {
  const buttons = stations.flatMap(({ content }) => content.sections.flatMap(({ items }) => items))
  const offers = buttons.filter(({ buttonLabel }) => /criar.*site/i.test(buttonLabel ?? ''))
  expect(offers.map(({ linkType, externalLink }) => [linkType, externalLink])).toEqual([
    ['external', '/criar-estacao'],
  ])
})

test('PUB-14 fan and sindicato have more menu entries than the bar shows at once', () => {
  for (const { config, content } of stations)
    if (config.slug === 'fan' || config.slug === 'sindicato')
      expect(content.about.filter(({ menuTitle }) => menuTitle).length).toBeGreaterThan(5)
})

test('PUB-18 the plans show every case: highlighted, discounted, more than six benefits, and elsewhere one to be negotiated', () => {
  const plans = fan?.content.plans ?? []
  expect(stations.some(({ content }) => content.plans.some(({ priceCents }) => priceCents === null))).toBe(
    true,
  )
  expect(plans.some(({ highlighted }) => highlighted)).toBe(true)
  expect(plans.some(({ discountCents }) => discountCents > 0)).toBe(true)
  expect(plans.some(({ benefits }) => benefits.length > 6)).toBe(true)
  expect(new Set(plans.map(({ days }) => days))).toEqual(new Set([30, 183, 365]))
})
