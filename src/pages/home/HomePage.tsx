import { StreamedSections } from '@/hydration/StreamedSections'
import { Assistants } from './assistants/Assistants'
import { Benefits } from './Benefits'
import { BlogPreview } from './BlogPreview'
import { CallToAction } from './CallToAction'
import { ContactSection } from './ContactSection'
import { Handoff } from './Handoff'
import { Hero } from './Hero'
import { HowItWorks } from './HowItWorks'
import { ImplementationBanner } from './ImplementationBanner'
import { Integration } from './Integration'
import { PricingTeaser } from './PricingTeaser'
import { InboxVideo } from './video/InboxVideo'

export default function HomePage() {
  return (
    <StreamedSections>
      <Hero />
      <InboxVideo />
      <Integration />
      <ImplementationBanner />
      <Benefits />
      <HowItWorks />
      <Assistants />
      <Handoff />
      <PricingTeaser />
      <BlogPreview />
      <ContactSection />
      <CallToAction />
    </StreamedSections>
  )
}
