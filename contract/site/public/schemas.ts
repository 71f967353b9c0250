import { z } from 'zod'
import { productSchema, visitorResearchSchema } from '../../activities/participation/schemas.ts'
import { emailField, fieldTexts, requiredText } from '../../fields.ts'
import { recurrences } from '../../recurrence.ts'
import { readPhone, shapeOf, writeWhole } from '../../typed-shapes.ts'
import { writtenText } from '../../written-text.ts'

const nullableText = z.string().nullable()

/** One item of a landing section (D1§2.3). */
export const sectionItemSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  image: nullableText,
  video: nullableText,
  button_label: nullableText,
  link_type: z.enum(['nolink', 'login', 'signup', 'additional', 'external']),
  external_link: nullableText,
  /** The about entry an `additional` link opens; the specification uses the item's id for it. */
  about_id: z.number(),
  image_left: z.boolean(),
})

/** A landing section; its `type_id` is one of `contract/sections/` (PUB-02..11). */
export const sectionSchema = z.object({
  id: z.number(),
  type_id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  title_color: nullableText,
  text_color: nullableText,
  background_type: z.enum(['image', 'color']),
  background_image: nullableText,
  background_color: nullableText,
  section_items: z.array(sectionItemSchema),
})

/** An entry of the about list: menu and detail (PUB-14, PUB-17). `html_description` is sanitised when it is written. */
export const aboutSchema = z.object({
  id: z.number(),
  menu_title: nullableText,
  type: z.object({ id: z.number() }),
  section_id: z.number(),
  background_color: nullableText,
  name: z.string(),
  image: nullableText,
  internal_image: nullableText,
  html_description: z.string(),
})

/** Website settings: logos and the menu (TEN-05, PUB-14, PUB-16). */
export const websiteSettingsSchema = z.object({
  navbar: z.object({ station_primary_logo: nullableText, station_secondary_logo: nullableText }),
  footer: z.object({ company_logo: nullableText }),
  aboutList: z.object({ content: z.array(aboutSchema.omit({ html_description: true })) }),
})

/** A station benefit; a video's `media` is already an embeddable address (PUB-23). */
export const benefitSchema = z.object({
  id: z.number(),
  type: z.enum(['image', 'video']),
  name: z.string(),
  description: z.string(),
  media: z.string(),
})

/** The next instant at which an answer is another one by the clock alone, as a window opens or closes. Null: none (SEC-38). */
export const changesAt = nullableText

/** A card of the public activities carousel (PUB-06). */
export const publicActionSchema = z.object({
  id: z.number(),
  name: z.string(),
  image: nullableText,
  type_id: z.number(),
  type: z.object({ name: z.string() }),
  points: z.number(),
  additional_cashback: z.number(),
  redirect_links: z.array(z.object({ url: z.string() })),
  click_me_label: z.string(),
  /** Whether nobody can take part any more: the window is closed, or the reward is worth nothing now. */
  has_ended: z.boolean(),
})

/** A public activity in full, without anything only members may see (PUB-19). HTML is sanitised when it is written. */
export const publicActionDetailSchema = publicActionSchema.extend({
  description: z.string(),
  rules: z.string(),
  has_rules: z.boolean(),
  participationStart: nullableText,
  participationEnd: nullableText,
  changes_at: changesAt,
  /** The notice of a coupon after its last day or of a past course; null while it is worth something (SEC-36). */
  over: nullableText,
  comments_and_likes_enabled: z.boolean(),
  action_videos: z.array(
    z.object({
      video_id: z.number(),
      name: z.string(),
      description: z.string(),
      required: z.boolean(),
      video: z.object({ url: z.string(), custom: z.boolean() }),
    }),
  ),
  agreements: z.array(z.object({ button: z.string(), checkbox: z.string() })),
  member_get_members: z.array(z.object({ points_inviter: z.number(), points_invited: z.number() })),
  /** Prices of coupons and products in reais with two decimals. `soldOut`: nothing is left of the stock, or no seat. */
  cupons: z.array(
    z.object({
      newPrice: z.number(),
      oldPrice: z.number().nullable(),
      useBy: nullableText,
      rules: z.string(),
      soldOut: z.boolean(),
    }),
  ),
  /** `seats` is how many there are in all; how many are left is for members, whose pages are never kept. */
  presential_courses: z.array(
    z.object({
      local: z.string(),
      date: nullableText,
      seats: z.number().nullable(),
      rules: z.string(),
      soldOut: z.boolean(),
    }),
  ),
  products: z.array(productSchema),
  action_subscriptions: z.array(z.object({ recurrence: z.enum(recurrences) })),
  researches: z.array(visitorResearchSchema),
  /** The causes of a donation, sanitised, and suggested amounts in reais. */
  donations: z.array(z.object({ causes: z.string(), suggested: z.array(z.number()) })),
})

/** Longest texts of the contact form, in characters (VAL-12). */
export const supportLimits = { name: 120, phone: 40, email: 254, subject: 200, message: 600 } as const

/** Ten or eleven digits, however they are written; none need be given (VAL-07, GAP-30). */
const phone = z
  .string()
  .trim()
  .max(supportLimits.phone, fieldTexts.max(supportLimits.phone))
  .refine((text) => text === '' || readPhone(text) !== null, 'Telefone inválido')
  .overwrite((text) => writeWhole(shapeOf('phone'), text))

/** The contact form (SUP-01). */
export const supportFormSchema = z.object({
  name: requiredText(supportLimits.name),
  phone: phone.optional(),
  email: emailField,
  subject: requiredText(supportLimits.subject),
  message: writtenText(supportLimits.message),
})

/** The enterprise contact form: name, e-mail and message (SUP-02). */
export const enterpriseSupportFormSchema = supportFormSchema.omit({ subject: true })

export type Section = z.output<typeof sectionSchema>
export type SectionItem = z.output<typeof sectionItemSchema>
export type About = z.output<typeof aboutSchema>
export type WebsiteSettings = z.output<typeof websiteSettingsSchema>
export type Benefit = z.output<typeof benefitSchema>
export type PublicAction = z.output<typeof publicActionSchema>
export type PublicActionDetail = z.output<typeof publicActionDetailSchema>
