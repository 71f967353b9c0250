import { contact as contract } from '#contract/sections/contact.ts'
import { ContactFacts } from '../../support/contact-facts.tsx'
import { SupportForm } from '../../support/support-form.tsx'
import { texts } from '../../texts.ts'
import type { LandingSectionProps, PortalSection } from '../portal-section.ts'
import { SectionFrame, SectionHead } from '../section-frame.tsx'
import * as css from './contact.css.ts'

/** Shows the contact form; it is sent to /suporte, which shows what is wrong (PUB-09). */
function Contact({ data: { startedAt }, ...props }: LandingSectionProps) {
  const { section, look } = props
  return (
    <SectionFrame {...props} defaultTitle={texts.support.title} withoutHead>
      <div className={css.row}>
        <div>
          <SectionHead
            title={section.title || texts.support.title}
            headingId={`titulo-secao-${section.id}`}
            section={section}
            look={look}
            align="start"
          />
          <ContactFacts />
        </div>
        <div className={css.form}>
          <SupportForm kind="general" startedAt={startedAt} />
        </div>
      </div>
    </SectionFrame>
  )
}

export const contact: PortalSection = {
  contract,
  Component: Contact,
  isAfterBenefits: true,
}
