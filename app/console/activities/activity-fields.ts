import { mostVideos } from '#contract/console/most-entries.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { type Field, type FieldList, type Fields, orNull } from '../fields/field.ts'
import { texts as form } from './form/texts.ts'
import { texts } from './texts.ts'
import { typeFormOf, typeOf } from './types/index.ts'

const text = { kind: 'text', empty: '' } as const
const html = { kind: 'html', empty: '' } as const
const picture = { kind: 'picture', ...orNull } as const
const whole = { kind: 'whole', optional: true, maxLength: 7 } as const
const amount = { kind: 'decimal', empty: 0, optional: true, maxLength: 12 } as const
const instant = { kind: 'instant', ...orNull } as const

/** What owners say of an activity of any type; `inHistory` is what the history tells of. */
const common: readonly Field[] = [
  {
    name: 'name',
    label: form.name,
    ...text,
    maxLength: mostLetters.activity.name,
    isRequired: true,
    inHistory: 'Nome',
  },
  { name: 'description', label: form.description, ...html, rows: 6, inHistory: 'Descrição' },
  { name: 'rules', label: form.rules, ...html, rows: 4, inHistory: 'Regulamento' },
  { name: 'points', label: form.points, ...amount, inHistory: 'Pontos' },
  { name: 'additional_cashback', label: form.additional_cashback, help: form.additionalHelp, ...amount },
  {
    name: 'limitPerUser',
    label: form.limitPerUser,
    help: form.limitHelp,
    ...whole,
    empty: null,
    inHistory: 'Vezes por pessoa',
  },
  { name: 'participationStart', label: form.participationStart, ...instant },
  { name: 'participationEnd', label: form.participationEnd, ...instant },
  { name: 'feedback_message', label: form.feedback_message, ...html, rows: 3, inHistory: 'Mensagem no fim' },
  {
    name: 'click_me_label',
    label: form.click_me_label,
    help: form.clickMeHelp,
    ...text,
    optional: true,
    maxLength: mostLetters.activity.buttonLabel,
    inHistory: 'Texto do botão',
  },
  { name: 'priority', label: form.priority, help: form.priorityHelp, ...whole, empty: 100 },
  { name: 'priorityCarousel', label: form.priorityCarousel, help: form.carouselHelp, ...whole, empty: null },
  { name: 'partner_id', label: form.partner_id, help: form.partnerHelp, ...whole, empty: null },
  { name: 'image', label: form.image, help: form.imageHelp, ...picture, inHistory: 'Imagem' },
  { name: 'featuredImage', label: form.featuredImage, help: form.featuredHelp, ...picture },
  {
    name: 'feedback_lottie_id',
    label: form.animation,
    help: form.animationHelp,
    kind: 'animation',
    ...orNull,
  },
  { name: 'isPublic', label: form.isPublic, kind: 'flag' },
  { name: 'comments_and_likes_enabled', label: form.comments_and_likes_enabled, kind: 'flag' },
  { name: 'familiarVoucher', label: form.familiarVoucher, kind: 'flag' },
  // Named by what was typed, found by the API: they are read apart.
  { name: 'prerequisites', label: form.prerequisites, kind: 'kept', isSaved: false },
  // Numbers of plans, ticked: they are read apart, too.
  { name: 'onlyForPlans', label: form.plans, kind: 'kept', isSaved: false },
]

export const videoFields: readonly Field[] = [
  { name: 'id', label: '', kind: 'number' },
  { name: 'name', label: form.videoName, ...text, maxLength: mostLetters.video.name },
  { name: 'url', label: form.videoUrl, kind: 'film', empty: '', maxLength: mostLetters.video.url },
  {
    name: 'description',
    label: form.videoDescription,
    kind: 'long',
    maxLength: mostLetters.video.description,
    empty: '',
    optional: true,
  },
  { name: 'place', label: form.videoPlace, kind: 'whole', optional: true, maxLength: 3, isSaved: false },
  {
    name: 'durationSeconds',
    label: form.videoDuration,
    kind: 'clock',
    optional: true,
    maxLength: 9,
    placeholder: '3:45',
  },
  { name: 'required', label: form.videoRequired, kind: 'flag' },
]

const videos: FieldList = {
  name: 'videos',
  label: form.video,
  each: videoFields,
  most: mostVideos,
  filledBy: ['name', 'url'],
  sortedBy: 'place',
}

/** What of an activity its history tells: of one that was published, the row of the home into which it went. */
export const activityHistory: Fields = [
  ...common.filter(({ inHistory }) => inHistory !== undefined),
  { name: 'row', label: texts.home.row, kind: 'text' },
]

/** What only a type has, as its form says it, inside the body. */
export const bodyFields = (typeId: number): readonly Field[] =>
  (typeFormOf(typeId)?.fields ?? []).map((field) => ({
    ...field,
    name: `body.${field.name}`,
    ...(!field.optional && { isRequired: true }),
    ...(field.kind === 'html' && { rows: 6 }),
  }))

/** Of what stands in no list of activities: nobody likes it, waits for it, or sees it before they are members (POL-11). */
const ofStandalone = new Set([
  'name',
  'description',
  'points',
  'participationStart',
  'participationEnd',
  'priority',
  'image',
  'onlyForPlans',
])

/** Everything that owners say of an activity of a type. */
export const activityFields = (typeId: number): Fields =>
  typeOf(typeId).isStandalone
    ? [...common.filter(({ name }) => ofStandalone.has(name)), ...bodyFields(typeId)]
    : [...common, ...bodyFields(typeId), videos]
