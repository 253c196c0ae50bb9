/** The label of an optional field. */
export function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="optional">optional</span>
    </>
  );
}
