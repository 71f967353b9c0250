import { expect, test } from 'vitest'
import { bodySchemaOf } from '#contract/activity-types/index.ts'
import { stationTemplate, templateNames } from '#stations/templates.ts'
import { takesParticipations } from '../../activities/participation/index.ts'

test.each(templateNames)(
  'TEN-12 a new %s begins with three activities one can take part in at once',
  (name) => {
    const { activities } = stationTemplate(name, 'Prado Café').content
    expect(activities).toHaveLength(3)
    const now = new Date()
    for (const { type, body, status, start, end, prerequisites, limitPerUser } of activities) {
      expect([type, takesParticipations(type), bodySchemaOf(type)?.safeParse(body ?? {}).success]).toEqual([
        type,
        true,
        true,
      ])
      expect([status, prerequisites, limitPerUser === 0]).toEqual(['published', [], false])
      expect(start && end && new Date(start) <= now && now <= new Date(end)).toBe(true)
    }
  },
)

test.each(templateNames)(
  'TEN-12 a new %s calls the first page of its members what their menu calls it',
  (name) => {
    expect(JSON.stringify(stationTemplate(name, 'Prado Café').content.activities)).not.toContain(
      'página inicial',
    )
  },
)
