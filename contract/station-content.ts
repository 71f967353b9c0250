import { z } from 'zod'
import {
  categoryContentSchema,
  journeyContentSchema,
  nowPlayingContentSchema,
} from './activities/home/content.ts'
import { activityContentSchema } from './activities/participation/content.ts'
import { trophyContentSchema } from './activities/trophies/content.ts'
import { heldWordSchema } from './activities/writing/content.ts'
import { activityTypeOf, bodyProblems, missingInBody } from './activity-types/index.ts'
import { planContentSchema } from './commerce/plans/content.ts'
import { sectionContentSchema, sectionProblems } from './sections/content.ts'
import { accountabilityContentSchema } from './services/accountability/content.ts'
import { appointmentSettingsSchema } from './services/appointments/content.ts'
import { eventContentSchema } from './services/calendar/content.ts'
import { servicePagesSchema, topicContentSchema } from './services/consultancies/content.ts'
import { downloadContentSchema } from './services/downloads/content.ts'
import { fuelCampaignContentSchema } from './services/fuel/content.ts'
import { luckyDrawContentSchema } from './services/lucky-numbers/content.ts'
import { newsContentSchema } from './services/news/content.ts'
import { aboutContentSchema, benefitContentSchema } from './site/public/content.ts'

const fieldsSchema = z.strictObject({
  sections: z.array(sectionContentSchema).default([]),
  about: z.array(aboutContentSchema).default([]),
  benefits: z.array(benefitContentSchema).default([]),
  plans: z.array(planContentSchema).default([]),
  activities: z.array(activityContentSchema).default([]),
  categories: z.array(categoryContentSchema).default([]),
  journeys: z.array(journeyContentSchema).default([]),
  nowPlaying: nowPlayingContentSchema.optional(),
  trophies: z.array(trophyContentSchema).default([]),
  news: z.array(newsContentSchema).default([]),
  events: z.array(eventContentSchema).default([]),
  downloads: z.array(downloadContentSchema).default([]),
  accountability: z.array(accountabilityContentSchema).default([]),
  fuelCampaigns: z.array(fuelCampaignContentSchema).default([]),
  luckyDraws: z.array(luckyDrawContentSchema).default([]),
  /** Words that hold back what members write until an owner has read it. */
  heldWords: z.array(heldWordSchema).default([]),
  appointments: appointmentSettingsSchema.optional(),
  /** The texts of the pages of consultancies and of health. */
  services: servicePagesSchema.optional(),
  topics: z.array(topicContentSchema).default([]),
})
export type StationContent = z.output<typeof fieldsSchema>

type Problem = (path: PropertyKey[], message: string) => void

/** The content of a station, `content.json` of its folder: the form of every area, and their references to each other. */
export const contentSchema = fieldsSchema.superRefine((content, context) => {
  const problem: Problem = (path, message) => context.addIssue({ code: 'custom', path, message })
  refuseRepeatedIds(content, problem)
  refuseUnknownActivities(content, problem)
  refuseRepeatedCodes(content, problem)
  refuseUnknownLinks(content, problem)
})

function refuseRepeatedIds(
  { nowPlaying: _, heldWords: __, appointments: ___, services: ____, ...lists }: StationContent,
  problem: Problem,
): void {
  for (const [name, list] of Object.entries(lists))
    if (new Set(list.map(({ id }) => id)).size < list.length) problem([name], 'ids sem repetição')
}

function refuseUnknownActivities(content: StationContent, problem: Problem): void {
  const known = new Set(content.activities.map((entry) => entry.id))
  const check = (path: PropertyKey[], ids: number[]) => {
    for (const [index, one] of ids.entries())
      if (!known.has(one)) problem([...path, index], `uma atividade que exista em activities (não há ${one})`)
  }
  for (const [index, entry] of content.categories.entries())
    check(['categories', index, 'activities'], entry.activities)
  for (const [index, entry] of content.journeys.entries())
    check(['journeys', index, 'activities'], entry.activities)
  for (const [index, entry] of content.activities.entries())
    check(['activities', index, 'prerequisites'], entry.prerequisites)
  for (const [index, { activityId }] of content.trophies.entries())
    if (activityId !== undefined) check(['trophies', index, 'activityId'], [activityId])
  if (content.nowPlaying) check(['nowPlaying', 'activities'], content.nowPlaying.activities)
}

/** Refuses two published invitations with one code: nobody could say which one somebody came by (ONB-02). */
function refuseRepeatedCodes({ activities }: StationContent, problem: Problem): void {
  const codes = activities.map(({ type, status, body }) =>
    activityTypeOf(type).hasInviteCode && status === 'published' ? body?.code : undefined,
  )
  for (const [index, code] of codes.entries())
    if (code !== undefined && codes.indexOf(code) < index)
      problem(['activities', index, 'body', 'code'], 'um código que nenhum outro convite publicado tem')
}

function refuseUnknownLinks({ sections, about }: StationContent, problem: Problem): void {
  const known = new Set(about.map((entry) => entry.id))
  for (const [at, { items }] of sections.entries())
    for (const [index, item] of items.entries()) {
      if (item.linkType === 'additional' && !known.has(item.aboutId ?? item.id))
        problem(['sections', at, 'items', index, 'aboutId'], 'uma entrada de about que exista')
      if (item.linkType === 'external' && !item.externalLink)
        problem(
          ['sections', at, 'items', index, 'externalLink'],
          'um endereço http(s) ou um caminho deste site, pois linkType é external',
        )
    }
}

/**
 * The content of a folder: sections and what only an activity's type knows have the form of their type, without a mistyped
 * key.
 */
export const folderContentSchema = contentSchema.superRefine(({ sections, activities }, context) => {
  const problem = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  for (const [index, section] of sections.entries())
    for (const { path, message } of sectionProblems(section)) problem(['sections', index, ...path], message)
  for (const [index, { type, body, status }] of activities.entries())
    for (const { path, message } of [
      ...bodyProblems(type, body),
      ...(status === 'published' ? missingInBody(type, body) : []),
    ])
      problem(['activities', index, 'body', ...path], message)
})
