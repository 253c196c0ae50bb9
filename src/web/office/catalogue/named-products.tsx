import { Link } from "react-router";

/** Products in one sentence, with links to their pages. Nothing if there are none. */
export function NamedProducts({
  words,
  products,
}: {
  words: string;
  products: { id: string; name: string }[];
}) {
  if (products.length === 0) return null;
  return (
    <p className="text-small">
      {words}{" "}
      {products.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link className="link" to={`/admin/catalogue/products/${id}`}>
            {name}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}
