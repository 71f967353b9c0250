import { ContactFacts } from '../support/contact-facts.tsx'
import { SupportForm } from '../support/support-form.tsx'
import { texts } from '../texts.ts'
import * as css from './contact.css.ts'
import { SectionFrame, SectionHead, type SectionProps } from './section-frame.tsx'

/** Type 8: the contact form; it is sent to /suporte, which shows what is wrong (PUB-09). */
export function Contact({ startedAt, ...props }: SectionProps & { startedAt: string }) {
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
