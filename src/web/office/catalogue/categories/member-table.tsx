import { Link } from "react-router";
import type { CategoryMember } from "../../../../shop/catalogue/categories/get-office-category.ts";
import { Picture } from "../../../ui/picture.tsx";
import { SaleTag } from "../sale-tag.tsx";
import type { ShownFields } from "../sku-table.tsx";
import { placeField } from "./category-names.ts";

/** The products of a category, a row each, with their places. Unticked ones leave it. */
export function MemberTable({ members, texts, errors }: ShownFields & { members: CategoryMember[] }) {
  return (
    <table className="goods-table">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Place</th>
          <th scope="col">Listed</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} texts={texts} errors={errors} />
        ))}
      </tbody>
    </table>
  );
}

function MemberRow({ member, texts, errors }: ShownFields & { member: CategoryMember }) {
  const { id, name, cutout, place, isMain, state } = member;
  const placeName = placeField(id);
  const error = errors[placeName];
  const isListed = (texts[`listed.${id}`] ?? "yes") === "yes";
  return (
    <tr>
      <th scope="row">
        <span className="goods-name">
          {cutout ? <Picture picture={cutout} alt="" sizes="32px" /> : <span className="goods-blank" />}
          <Link className="link" to={`/admin/catalogue/products/${id}`}>
            {name}
          </Link>
        </span>
      </th>
      <td>
        <input type="hidden" name="row" value={id} />
        <span className="goods-unit">Place </span>
        <input
          className="input category-place"
          name={placeName}
          inputMode="numeric"
          defaultValue={texts[placeName] ?? (place === null ? "" : String(place))}
          aria-label={`Place of ${name}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${placeName}-error` : undefined}
        />
        {error && (
          <span className="sku-error" id={`${placeName}-error`}>
            {error}
          </span>
        )}
      </td>
      <td>
        {isMain ? (
          <>
            <input type="hidden" name="listed" value={id} />
            <span className="muted">Main category</span>
          </>
        ) : (
          <label className="option">
            <input type="checkbox" name="listed" value={id} defaultChecked={isListed} />
            <span className="goods-unit" aria-hidden="true">
              Listed
            </span>
            <span className="sr-only">List {name} here</span>
          </label>
        )}
      </td>
      <td>
        <SaleTag state={state} />
      </td>
    </tr>
  );
}
