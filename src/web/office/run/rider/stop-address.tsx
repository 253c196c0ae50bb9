import type { TourStop } from "./stop-state.ts";

export function StopAddress({ stop }: { stop: TourStop }) {
  return (
    <p className="tour-address">
      {stop.address}
      <span>
        {stop.area} {stop.pincode}
      </span>
    </p>
  );
}
