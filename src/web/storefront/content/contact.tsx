import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { pageMeta } from "../../page-meta/page-meta.ts";
import { Prose } from "../../prose/prose.tsx";
import { useShop } from "../../shop-facts.ts";
import { classes } from "../../ui/classes.ts";
import { Roundel } from "../../ui/marks.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { telHref } from "../../ui/tel-href.ts";
import type { Route } from "./+types/contact.ts";
import { LegalFacts } from "./legal-facts.tsx";
import { loadTextPage } from "./text-page.server.ts";
import "./contact.css";

export const loader = ({ context }: Route.LoaderArgs) => loadTextPage(context, "contact");

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

export default function Contact({ loaderData: page }: Route.ComponentProps) {
  const { contact } = useShop();
  const ways = [
    {
      tile: "t-pista",
      Icon: MessageCircle,
      name: "WhatsApp",
      says: contact.whatsapp,
      href: `https://wa.me/${contact.whatsapp.replace(/\D/g, "")}`,
      note: "Best for a photo or a short video",
    },
    {
      tile: "t-gold",
      Icon: Phone,
      name: "Phone",
      says: contact.phone,
      href: telHref(contact.phone),
      note: "Best when it is about today's order",
    },
    {
      tile: "t-rose",
      Icon: Mail,
      name: "E-mail",
      says: contact.email,
      href: `mailto:${contact.email}`,
      note: "Best for everything that can wait a little",
    },
  ];
  return (
    <main>
      <PageHead title={page.title} lead={page.lead} />
      <div className="wrap below-head">
        <ul className="ways">
          {ways.map(({ tile, Icon, name, says, href, note }) => (
            <li key={name}>
              <a className={classes("way", tile)} href={href} rel="noopener">
                <Roundel className="way-mark">
                  <Icon className="icon" aria-hidden="true" />
                </Roundel>
                <span className="way-name">{name}</span>
                <span className="way-says">{says}</span>
                <span className="way-note">{note}</span>
              </a>
            </li>
          ))}
        </ul>
        <div className="contact-g">
          <Prose html={page.html} />
          <LegalFacts />
        </div>
      </div>
    </main>
  );
}
