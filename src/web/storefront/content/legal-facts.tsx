import { useShop } from "../../shop-facts.ts";
import { telHref } from "../../ui/tel-href.ts";
import "./legal-facts.css";

/** The company, its legally required numbers, and the contact for complaints. */
export function LegalFacts() {
  const { contact, legal } = useShop();
  return (
    <section className="legal" aria-labelledby="legal-title">
      <h2 id="legal-title">Who answers for this</h2>
      <dl>
        <div>
          <dt>Company</dt>
          <dd>{legal.company}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>{legal.address}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={telHref(contact.phone)}>{contact.phone}</a>
          </dd>
        </div>
        <div>
          <dt>Grievance officer</dt>
          <dd>{legal.grievanceOfficer}</dd>
        </div>
        <div>
          <dt>FSSAI licence</dt>
          <dd>{legal.fssai}</dd>
        </div>
        <div>
          <dt>GSTIN</dt>
          <dd>{legal.gstin}</dd>
        </div>
      </dl>
    </section>
  );
}
