import { own } from '#contract/own.ts'
import { texts } from './texts.ts'

const { about, cover, data, look, section } = texts
const item = { name: section.name, description: section.text, image: section.image, video: section.video }
/** What the fields of a part's form are called there, by the last word of their names. */
const labels = {
  about: { name: about.name, menuTitle: about.menu, html: about.html, image: about.image },
  cover: { title: cover.heading, text: cover.text, file: cover.image, image: cover.image },
  data: { ...data, fullSocialName: data.company },
  look: { ...look, body: look.font, primaryLogo: look.logo },
  section: {
    ...item,
    title: section.heading,
    subtitle: section.subtitle,
    backgroundColor: section.background,
    backgroundImage: section.backgroundImage,
    buttonLabel: section.button,
    externalLink: section.external,
    aboutId: section.page,
  },
}
export type FormPart = keyof typeof labels

/** The label of a field of one of the owner's forms: a message alone does not say which one it means. Pure. */
export function fieldLabel(part: FormPart | undefined, name: string): string | undefined {
  const label = part && own<unknown>(labels[part], name.split('.').at(-1) ?? '')
  return typeof label === 'string' ? label : undefined
}
