import { SitePreview } from '../../site/builder/site-preview.tsx'

/** The draft as the real landing page. */
export const DraftPreview = ({ version }: { version: number }) => (
  <SitePreview src="/gestao/previa" version={version} />
)
