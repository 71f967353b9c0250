import type { MailLook } from '../mail-look.ts'

/** A code to type: large, in one piece so that it can be copied. */
export function MailCode({ look: { light, radius }, code }: { look: MailLook; code: string }) {
  return (
    <p
      className="m-code"
      style={{
        margin: '8px 0 24px',
        padding: '20px 8px 20px 18px',
        borderRadius: radius.button,
        backgroundColor: light.brandSoft,
        color: light.onBrandSoft,
        font: "700 34px/1.2 ui-monospace, 'SF Mono', Menlo, Consolas, 'Courier New', monospace",
        letterSpacing: '10px',
        textAlign: 'center',
      }}
    >
      {code}
    </p>
  )
}
