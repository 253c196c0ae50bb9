import { useCallback, useRef, useState } from "react";

/** Two notes, in Hz, and the length of each in seconds. */
const NOTES = [880, 1175];
const NOTE_SECONDS = 0.35;
const VOLUME = 0.4;

/**
 * The sound of a new order, of a change, and of one that a customer asks for. It starts off: browsers play nothing
 * before the first tap.
 */
export function useChime() {
  const audio = useRef<AudioContext | null>(null);
  const [isSoundOn, setSoundOn] = useState(false);
  const play = useCallback(() => {
    const context = audio.current;
    if (context === null) return;
    for (const [index, frequency] of NOTES.entries()) {
      const from = context.currentTime + index * NOTE_SECONDS;
      const volume = new GainNode(context, { gain: VOLUME });
      volume.gain.setValueAtTime(VOLUME, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS);
      const note = new OscillatorNode(context, { frequency });
      note.connect(volume).connect(context.destination);
      note.start(from);
      note.stop(from + NOTE_SECONDS);
    }
  }, []);
  const chime = useCallback(() => {
    if (isSoundOn) play();
  }, [isSoundOn, play]);
  const toggleSound = () => {
    if (!isSoundOn) {
      audio.current ??= new AudioContext();
      void audio.current.resume().then(play);
    }
    setSoundOn(!isSoundOn);
  };
  return { isSoundOn, toggleSound, chime };
}
